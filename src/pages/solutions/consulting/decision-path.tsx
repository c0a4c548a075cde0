import type { ReactNode } from "react";
import { Connector, DecisionBox, Diagram, type DiagramStep } from "#src/sections/diagram.tsx";

export interface DecisionPathProps {
	caption: ReactNode;
	labels: { yes: string; no: string };
	/** Each question, with what follows if the answer is no. */
	questions: readonly { question: string; text: ReactNode; turnsOff: DiagramStep }[];
	/** The decision at the end, which a person makes. */
	end: DiagramStep & { mark: string };
}

/** A series of questions. A no ends it with advice; a yes leads to the next question. */
export function DecisionPath({ caption, labels, questions, end }: DecisionPathProps) {
	return (
		<Diagram caption={caption}>
			<ol>
				{questions.map(({ question, text, turnsOff }) => (
					<li key={question} className="relative pb-12">
						<span
							aria-hidden="true"
							className="absolute inset-y-0 left-3 border-accent border-l-[1.75px]"
						/>
						<span
							aria-hidden="true"
							className="absolute top-0.5 left-3 size-5 -translate-x-[calc(50%-0.875px)] rotate-45 border-[1.75px] border-accent bg-ground"
						/>
						<div className="grid gap-x-6 gap-y-5 pl-12 md:grid-cols-[1fr_5rem_15rem]">
							<div>
								<h3 className="text-subheading">{question}</h3>
								<p className="mt-2 text-muted text-small">{text}</p>
							</div>
							<div className="grid grid-cols-[4rem_1fr] gap-4 md:contents">
								<p className="font-semibold text-small">
									{labels.no}
									<span aria-hidden="true" className="mt-1 block">
										<Connector direction="right" />
									</span>
								</p>
								<div className="border-control border-l-2 pl-4">
									<p className="text-[1em]/snug font-semibold">{turnsOff.title}</p>
									<p className="mt-1 text-muted text-small">{turnsOff.text}</p>
								</div>
							</div>
						</div>
						<p className="absolute bottom-3 left-6 font-semibold text-accent text-small">
							{labels.yes}
						</p>
					</li>
				))}
				<li>
					<DecisionBox {...end} />
				</li>
			</ol>
		</Diagram>
	);
}
