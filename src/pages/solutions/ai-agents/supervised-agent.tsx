import { RotateCcw, ScrollText } from "lucide";
import type { ReactNode } from "react";
import { Connector, DecisionBox, Diagram, type DiagramStep } from "#src/sections/diagram.tsx";
import { stratumOf } from "#src/sections/strata.ts";
import { Icon } from "#src/ui/icon.tsx";

export interface SupervisedAgentProps {
	caption: ReactNode;
	request: DiagramStep;
	/** What happens inside the language model, and how often it may try again. */
	model: { label: string; reads: DiagramStep; proposes: DiagramStep; repeat: DiagramStep };
	/** A person's possible answers, and what follows each. */
	gate: DiagramStep & { mark: string; answers: readonly { answer: string; leadsTo: string }[] };
	acts: DiagramStep;
	log: DiagramStep;
}

/**
 * How a supervised agent works: what it may repeat, where it stops, and what is logged. From 1280 px up it
 * is a slope of steps on the log that all of them write, with the person as a gate across it.
 */
export function SupervisedAgent({
	caption,
	request,
	model,
	gate,
	acts,
	log,
}: SupervisedAgentProps) {
	return (
		<Diagram caption={caption}>
			<ol className="grid gap-8 xl:grid-cols-[10.5rem_27rem_minmax(0,1fr)_12.5rem] xl:gap-0">
				<li className="grid xl:pt-60">
					<StepBox {...request} stratum={1} />
				</li>
				<li className="relative grid xl:pt-10">
					<Along />
					<Model {...model} />
					<Across at="end, into a decision" />
				</li>
				<li className="relative z-1 grid xl:col-start-3 xl:self-end">
					<Connector direction="down" className="absolute bottom-full left-8 xl:hidden" />
					<DecisionBox {...gate} className="xl:px-7 xl:pt-7">
						<dl className="mt-5 grid gap-2 sm:grid-cols-2">
							{gate.answers.map(({ answer, leadsTo }) => (
								<div key={answer} className="border-2 border-on-highlight p-3">
									<dt className="font-semibold text-subheading">{answer}</dt>
									<dd className="text-[1em]/normal">{leadsTo}</dd>
								</div>
							))}
						</dl>
					</DecisionBox>
				</li>
				<li className="relative grid xl:pt-40">
					<Along at="start, out of a decision" />
					<StepBox {...acts} stratum={4} />
				</li>
				<li className="relative grid xl:col-span-4">
					<Connector direction="down" className="absolute bottom-full left-8 xl:hidden" />
					<div className="step flex gap-4 bg-depth p-5 text-on-depth xl:p-6">
						<Icon icon={ScrollText} className="mt-1" />
						<div className="max-w-[32rem]">
							<p className="font-semibold text-subheading">{log.title}</p>
							<p className="text-[1em]/normal">{log.text}</p>
						</div>
					</div>
				</li>
			</ol>
		</Diagram>
	);
}

/** The steps inside the model: reading and proposing, which may repeat. */
function Model({ label, reads, proposes, repeat }: SupervisedAgentProps["model"]) {
	return (
		<div className="relative grid border-[3px] border-accent border-dashed xl:border-b-0">
			<p className="p-4 font-medium text-accent text-small xl:absolute xl:max-w-[12rem]">{label}</p>
			<ol className="grid max-xl:gap-8 xl:grid-cols-2">
				<li className="grid xl:pt-24">
					<StepBox {...reads} stratum={2} />
				</li>
				<li className="relative grid">
					<Along />
					<StepBox {...proposes} stratum={3} />
				</li>
				<li className="flex gap-3 bg-stratum-2 p-5 xl:col-span-2 xl:px-6">
					<Icon icon={RotateCcw} className="mt-1" />
					<p className="text-[1em]/normal">
						<strong className="font-semibold">{repeat.title} </strong>
						{repeat.text}
					</p>
				</li>
			</ol>
		</div>
	);
}

/** A step that the agent takes. Steps get darker, and higher, towards the person who decides. */
function StepBox({ title, text, stratum }: DiagramStep & { stratum: number }) {
	return (
		<div className={`step p-5 xl:p-6 ${stratumOf(stratum).ground}`}>
			<p className="font-semibold text-subheading">{title}</p>
			<p className="mt-1.5 text-[1em]/normal text-links">{text}</p>
		</div>
	);
}

/** The arrow from the step before: across the edge between two, or on small screens in the gap. */
function Along({ at = "start" }: Partial<AcrossProps>) {
	return (
		<>
			<Connector direction="down" className="absolute bottom-full left-8 xl:hidden" />
			<Across at={at} />
		</>
	);
}

/* Half of each is on either side of the edge. */
const crossings = {
	start: "-left-4",
	"start, out of a decision": "-left-4 out-of-decision",
	"end, into a decision": "-right-4 into-decision",
} as const;

interface AcrossProps {
	/** The edge of the step that it crosses. */
	at: keyof typeof crossings;
}

/** An arrow at the edge between two steps that touch, from 1280 px up. */
function Across({ at }: AcrossProps) {
	return (
		<Connector
			direction="right"
			className={`absolute bottom-8 z-2 hidden w-8 xl:block ${crossings[at]}`}
		/>
	);
}
