import type { ReactNode } from "react";
import {
	Connector,
	DecisionBox,
	Diagram,
	type DiagramStep,
	StepBox,
} from "#src/sections/diagram.tsx";

export interface DecisionPathProps {
	caption: ReactNode;
	labels: { yes: string; no: string };
	/** Each question, with what follows if the answer is no. */
	questions: readonly { question: string; text: ReactNode; turnsOff: DiagramStep }[];
	/** The decision at the end, which a person makes. */
	end: DiagramStep & { mark: string };
}

/** A series of questions. A no ends it with advice; a yes leads to the next question, and up. */
export function DecisionPath({ caption, labels, questions, end }: DecisionPathProps) {
	const way = (index: number) => (index < questions.length - 1 ? "" : "into-decision");
	return (
		<Diagram caption={caption}>
			<ol>
				{questions.map(({ question, text, turnsOff }, index) => (
					<li key={question} className="relative grid gap-x-6 md:grid-cols-[1fr_13.5rem]">
						<StepBox
							title={question}
							text={text}
							stratum={index + 1}
							className="flex flex-col pb-7"
						>
							<p className="mt-auto pt-3 font-semibold">{labels.yes}</p>
						</StepBox>
						<div className="relative max-md:flex max-md:gap-4 max-md:py-5 max-md:pl-14 md:py-6 md:pl-8">
							<Connector
								direction="down"
								className={`absolute -top-3 -bottom-3 left-6 z-1 h-auto! [--enters:calc(100%-0.75rem)] md:hidden ${way(index)}`.trim()}
							/>
							<span aria-hidden="true" className="-left-10 absolute top-9 w-14 max-md:hidden">
								<Connector direction="right" />
							</span>
							<p className="w-14 shrink-0 font-semibold">{labels.no}</p>
							<div>
								<p className="font-semibold">{turnsOff.title}</p>
								<p className="mt-1 text-[1em]/normal">{turnsOff.text}</p>
							</div>
						</div>
						<Connector
							direction="down"
							className={`absolute -bottom-4 left-8 z-1 max-md:hidden ${way(index)}`.trim()}
						/>
					</li>
				))}
				{/* As wide as the questions, from which its point sticks out. */}
				<li className="gap-x-6 md:grid md:grid-cols-[1fr_13.5rem]">
					<DecisionBox
						{...end}
						className="signpost max-w-full pr-14 max-md:w-fit md:-mr-9 md:max-w-none xl:pr-18"
					/>
				</li>
			</ol>
		</Diagram>
	);
}
