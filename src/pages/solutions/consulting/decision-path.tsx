import { ArrowDown } from "lucide";
import type { ReactNode } from "react";
import { DecisionBox, Diagram, type DiagramStep } from "#src/sections/diagram.tsx";
import { Icon } from "#src/ui/icon.tsx";

export interface DecisionPathProps {
	caption: ReactNode;
	labels: { yes: string; no: string };
	/** Each question, with what follows if the answer is no. */
	questions: readonly { question: string; text: ReactNode; turnsOff: DiagramStep }[];
	/** The decision at the end, which a person makes. */
	end: DiagramStep & { mark: string };
}

/** The places of up to six streams. The first goes through, the others turn off at a no. */
const places = ["left-0", "left-4", "left-8", "left-12", "left-16", "left-20"] as const;

/** Questions under each other. At each a stream turns off, with what follows a no. One goes through to a person. */
export function DecisionPath({ caption, labels, questions, end }: DecisionPathProps) {
	return (
		<Diagram caption={caption}>
			<ol>
				{questions.map(({ question, text, turnsOff }, index) => {
					const streams = places.slice(0, questions.length - index + 1);
					const off = streams.pop();
					return (
						<li
							key={question}
							className="lit-strata relative grid gap-x-6 gap-y-5 pb-10 pl-26 lg:grid-cols-[1fr_21rem] lg:pb-12 lg:pl-32"
						>
							{streams.map((place, at) => (
								<span
									key={place}
									aria-hidden="true"
									className={`absolute inset-y-0 border-l-12 ${at === 0 ? "border-accent" : "border-stratum-4"} ${place}`}
								/>
							))}
							<span
								aria-hidden="true"
								className={`absolute inset-y-0 right-0 rounded-bl-[3rem] border-stratum-4 border-b-12 border-l-12 ${off}`}
							/>
							<div className="pt-6 lg:pt-8">
								<p className="max-w-[17em] text-balance font-display text-heading">{question}</p>
								<p className="mt-3 max-w-measure text-muted">{text}</p>
								<p className="mt-4 flex items-center gap-2 font-semibold">
									<Icon icon={ArrowDown} className="text-accent" />
									{labels.yes}
								</p>
							</div>
							<div className="self-end">
								<p className="font-semibold">{labels.no}</p>
								<p className="font-semibold text-subheading">{turnsOff.title}</p>
								<p className="mt-1 text-[1em]/normal">{turnsOff.text}</p>
							</div>
						</li>
					);
				})}
				<li>
					<DecisionBox
						{...end}
						title={<span className="text-heading">{end.title}</span>}
						className="sm:pl-26 lg:py-8 lg:pl-32 xl:pl-32"
					/>
				</li>
			</ol>
		</Diagram>
	);
}
