import { RotateCcw, ScrollText } from "lucide";
import type { ReactNode } from "react";
import {
	ArrowFromPrevious,
	Connector,
	DecisionBox,
	Diagram,
	type DiagramStep,
	StepBox,
} from "#src/sections/diagram.tsx";
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

/** How a supervised agent works: what it may repeat, where it stops, and what is logged. */
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
			<ol className="grid gap-8 xl:grid-cols-[1fr_minmax(0,2.3fr)_minmax(0,1.9fr)_1fr] xl:gap-y-0">
				<li className="flex flex-col xl:pt-5">
					<StepBox {...request} />
					<Drop />
				</li>
				<li className="relative flex flex-col">
					<ArrowFromPrevious top="top-14" />
					<div className="relative rounded-panel border-2 border-control border-dashed px-5 pt-8 pb-4 xl:pt-5">
						<p className="-top-3.5 absolute right-4 bg-ground px-2.5 text-muted text-small">
							{model.label}
						</p>
						<Model {...model} />
					</div>
					<Drop />
				</li>
				<li className="relative flex flex-col xl:pt-5">
					<ArrowFromPrevious top="top-14" />
					<DecisionBox {...gate}>
						<dl className="mt-4 grid gap-x-6 sm:grid-cols-2">
							{gate.answers.map(({ answer, leadsTo }) => (
								<div key={answer} className="border-line border-t py-2.5 text-small">
									<dt className="font-semibold">{answer}</dt>
									<dd className="text-muted">{leadsTo}</dd>
								</div>
							))}
						</dl>
					</DecisionBox>
					<Drop />
				</li>
				<li className="relative flex flex-col xl:pt-5">
					<ArrowFromPrevious top="top-14" />
					<StepBox {...acts} />
					<Drop />
				</li>
				<li className="relative xl:col-span-4">
					<Connector direction="down" className="absolute bottom-full left-8 xl:hidden" />
					<div className="flex gap-3 rounded-control border border-control bg-surface p-4 sm:p-5">
						<Icon icon={ScrollText} className="mt-0.5 text-accent" />
						<div className="gap-6 xl:flex">
							<p className="shrink-0 text-[1em]/snug font-semibold">{log.title}</p>
							<p className="text-muted text-small">{log.text}</p>
						</div>
					</div>
				</li>
			</ol>
		</Diagram>
	);
}

/** The steps inside the model: reading and proposing, which may repeat. */
function Model({ reads, proposes, repeat }: SupervisedAgentProps["model"]) {
	return (
		<ol className="grid gap-8 xl:grid-cols-2">
			<li className="grid">
				<StepBox {...reads} />
			</li>
			<li className="relative grid">
				<ArrowFromPrevious />
				<StepBox {...proposes} />
			</li>
			<li className="xl:-mt-8 flex gap-3 xl:col-span-2 xl:block">
				<Loop />
				<Icon icon={RotateCcw} className="mt-0.5 text-accent xl:hidden" />
				<p className="text-muted text-small xl:mt-3 xl:text-center">
					<strong className="font-semibold text-ink">{repeat.title} </strong>
					{repeat.text}
				</p>
			</li>
		</ol>
	);
}

/** The arrow from proposing back to reading. */
function Loop() {
	return (
		<span
			aria-hidden="true"
			className="connector arrow-up relative mx-[22%] hidden h-7 rounded-b-panel border-x-[1.75px] border-b-[1.75px] xl:block"
		/>
	);
}

/** The dashed line from a step down to the log. It fills the space that the step leaves. */
function Drop() {
	return (
		<span
			aria-hidden="true"
			className="hidden min-h-8 flex-1 self-center border-control border-l-[1.75px] border-dashed xl:block"
		/>
	);
}
