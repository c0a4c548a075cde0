import { Cog, Hand } from "lucide";
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

/** A document's way through an office: first by hand, then by rules, with a person for exceptions. */
export function BeforeAfter({ caption, example, labels, before, after }: BeforeAfterProps) {
	return (
		<Diagram caption={caption} example={example}>
			<div className="grid gap-x-8 gap-y-10 pt-8 md:grid-cols-2 xl:grid-cols-1">
				<div>
					<h3 className="text-subheading">{before.title}</h3>
					<ol className="mt-6 grid gap-8 xl:grid-cols-6">
						{before.tasks.map((task, index) => (
							<li key={task.title} className="relative grid">
								{index > 0 && <ArrowFromPrevious />}
								<DoneBy {...task} labels={labels} />
							</li>
						))}
					</ol>
				</div>
				<div>
					<h3 className="text-subheading">{after.title}</h3>
					<After {...after} labels={labels} />
				</div>
			</div>
		</Diagram>
	);
}

/** The way by rules. On wide screens the check is below the three tasks that it replaces. */
function After({
	arrives,
	check,
	differs,
	agrees,
	gone,
	labels,
}: BeforeAfterProps["after"] & Pick<BeforeAfterProps, "labels">) {
	return (
		<div className="mt-6 grid gap-8 xl:grid-cols-6">
			<ol className="contents">
				<li className="grid xl:col-start-1 xl:row-start-1">
					<DoneBy {...arrives} labels={labels} />
				</li>
				<li className="relative grid xl:col-span-3 xl:col-start-2 xl:row-start-1">
					<ArrowFromPrevious />
					<DoneBy {...check} labels={labels} />
				</li>
				<li className="relative ml-14 xl:col-span-3 xl:col-start-2 xl:row-start-2 xl:ml-0">
					<Connector direction="down" className="absolute bottom-full left-8" />
					<span
						aria-hidden="true"
						className="-top-8 -bottom-8 -left-6 absolute border-accent border-l-[1.75px] xl:hidden"
					/>
					<p className="mb-2 font-semibold text-small">{differs.condition}</p>
					<DecisionBox {...differs.gate} />
				</li>
				<li className="relative grid xl:col-span-2 xl:col-start-5 xl:row-start-1">
					<ArrowFromPrevious />
					<DoneBy {...agrees.end} labels={labels} condition={agrees.condition} />
					<span
						aria-hidden="true"
						className="connector arrow-up-left -left-8 absolute top-full right-1/2 hidden h-32 rounded-br-panel border-r-[1.75px] border-b-[1.75px] xl:block"
					/>
				</li>
			</ol>
			<div className="text-small xl:col-start-1 xl:row-start-2">
				<p className="font-semibold">{gone.title}</p>
				<ul className="mt-2 grid gap-1.5 text-muted">
					{gone.items.map((item) => (
						<li key={item}>{item}</li>
					))}
				</ul>
			</div>
		</div>
	);
}

interface DoneByProps extends Task {
	labels: Record<Doer, string>;
	/** The condition for this step, if it has one. */
	condition?: string;
}

/** A step that says whether a person or a rule does the work. */
function DoneBy({ by, labels, condition, ...stop }: DoneByProps) {
	return (
		<StepBox
			{...stop}
			over={
				<>
					<p className="flex items-center gap-2">
						<Icon icon={by === "person" ? Hand : Cog} className="text-accent" />
						{labels[by]}
					</p>
					{condition && <p className="mt-3 text-ink">{condition}</p>}
				</>
			}
		/>
	);
}
