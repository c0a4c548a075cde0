import { Cog, Hand } from "lucide";
import type { ReactNode } from "react";
import {
	Across,
	Along,
	Connector,
	DecisionBox,
	Diagram,
	type DiagramStep,
	StepBox,
} from "#src/sections/diagram.tsx";
import { Icon } from "#src/ui/icon.tsx";

type Doer = "person" | "software";

interface Task extends DiagramStep {
	by: Doer;
}

export interface BeforeAfterProps {
	caption: ReactNode;
	/** A line above the diagram that says it is an example. */
	example: string;
	labels: Record<Doer, string>;
	before: { title: string; tasks: readonly [Task, Task, Task, Task, Task, Task] };
	after: {
		title: string;
		arrives: Task;
		/** The check that replaces the copying. What agrees continues from here. */
		check: Task;
		/** What doesn't agree waits for a person. */
		differs: { condition: string; gate: DiagramStep & { mark: string } };
		agrees: { condition: string; end: Task };
		/** Tasks that are no longer done. */
		gone: { title: string; items: readonly string[] };
	};
}

/** A document's way through an office: first from hand to hand, then by rules, with a person for exceptions. */
export function BeforeAfter({ caption, example, labels, before, after }: BeforeAfterProps) {
	return (
		<Diagram caption={caption} example={example}>
			<div className="grid gap-12 pt-6 xl:gap-14">
				<div>
					<h3 className="font-display text-quiet">{before.title}</h3>
					<ol className="mt-5 grid grid-cols-2 gap-1 md:grid-cols-3 xl:grid-cols-6">
						{before.tasks.map((task, index) => (
							<li key={task.title} className="step relative bg-line p-3 text-small xl:p-4 xl:pb-16">
								{index > 0 && <Across at="start" />}
								<By by={task.by} labels={labels} />
								<p className="mt-1 font-semibold">{task.title}</p>
								<p>{task.text}</p>
							</li>
						))}
					</ol>
				</div>
				<div>
					<h3 className="font-display text-quiet">{after.title}</h3>
					<After {...after} labels={labels} />
				</div>
			</div>
		</Diagram>
	);
}

/** The way by rules. On wide screens the desk of the person stands on the check, for what it stops. */
function After({
	arrives,
	check,
	differs,
	agrees,
	gone,
	labels,
}: BeforeAfterProps["after"] & Pick<BeforeAfterProps, "labels">) {
	return (
		<div className="mt-5 grid gap-8 xl:grid-cols-6 xl:gap-0">
			<ol className="contents">
				<li className="grid xl:col-start-1 xl:row-start-2 xl:pt-8">
					<DoneBy {...arrives} labels={labels} stratum={2} />
				</li>
				<li className="relative grid xl:col-span-3 xl:col-start-2 xl:row-start-2">
					<Along />
					<DoneBy {...check} labels={labels} stratum={3} />
				</li>
				<li className="relative z-1 ml-14 grid xl:col-span-3 xl:col-start-2 xl:row-start-1 xl:ml-0 xl:pb-14">
					<Connector direction="down" className="absolute bottom-full left-8 xl:hidden" />
					<span
						aria-hidden="true"
						className="-top-8 -bottom-8 -left-6 absolute border-accent border-l-[3px] xl:hidden"
					/>
					<DecisionBox {...differs.gate} over={differs.condition} />
					<span
						aria-hidden="true"
						className="absolute inset-x-10 bottom-0 h-14 border-highlight border-x-[1rem] max-xl:hidden"
					/>
					<Connector direction="up" className="absolute bottom-0 left-1/2 h-14 max-xl:hidden" />
				</li>
				<li className="relative grid xl:col-span-2 xl:col-start-5 xl:row-start-2 xl:pt-4">
					<Along />
					<DoneBy {...agrees.end} labels={labels} stratum={4} condition={agrees.condition} />
					<span
						aria-hidden="true"
						className="connector arrow-corner absolute right-1/2 bottom-[calc(100%-1rem)] left-0 h-32 max-xl:hidden"
					/>
				</li>
			</ol>
			<div className="xl:col-start-1 xl:row-start-1 xl:self-end xl:pr-6 xl:pb-2">
				<p className="font-semibold">{gone.title}</p>
				<ul className="mt-2 grid gap-1.5 text-[1em]/snug text-muted">
					{gone.items.map((item) => (
						<li key={item} className="line-through decoration-2">
							{item}
						</li>
					))}
				</ul>
			</div>
		</div>
	);
}

interface DoneByProps extends Task {
	labels: Record<Doer, string>;
	stratum: number;
	/** The condition for this step, if it has one. */
	condition?: string;
}

/** A step that says whether a person or a rule does the work. */
function DoneBy({ by, labels, condition, ...step }: DoneByProps) {
	return (
		<StepBox
			{...step}
			over={
				<>
					<By by={by} labels={labels} />
					{condition && <p className="mt-3">{condition}</p>}
				</>
			}
		/>
	);
}

function By({ by, labels }: Pick<DoneByProps, "by" | "labels">) {
	return (
		<p className="flex items-center gap-2">
			<Icon icon={by === "person" ? Hand : Cog} />
			{labels[by]}
		</p>
	);
}
