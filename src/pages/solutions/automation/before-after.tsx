import { Cog, Hand } from "lucide";
import type { ReactNode } from "react";
import { Connector, DecisionBox, Diagram, type DiagramStep } from "#src/sections/diagram.tsx";
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
					<ol className="mt-2 grid grid-cols-2 gap-y-8 md:grid-cols-3 xl:grid-cols-6">
						{before.tasks.map((task, index) => (
							<li key={task.title}>
								<Detour high={detours[index] ?? 9} />
								<div className="pt-3 pr-4 text-small">
									<By by={task.by} labels={labels} />
									<p className="mt-1 font-semibold">{task.title}</p>
									<p>{task.text}</p>
								</div>
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

/** How far the way by hand swings at each task. */
const detours = [11, 6, 12, 8, 13, 7] as const;
/** And at its ends, so that it goes on into the next. */
const atEnds = 8;

/** The part of the way by hand that a task takes: up and down, and on into the next. */
function Detour({ high }: { high: number }) {
	const swing = (height: number) => `c12 ${-2 * height} 13 ${-2 * height} 25 0`;
	return (
		<svg
			width="320"
			height="96"
			viewBox="0 -20 100 40"
			preserveAspectRatio="none"
			aria-hidden="true"
			className="h-24 w-full overflow-visible fill-none"
		>
			<path
				d={`M0 0${swing(atEnds)}${swing(-high)}${swing(high)}${swing(-atEnds)}`}
				strokeLinecap="round"
				vectorEffect="non-scaling-stroke"
				className="stroke-3 stroke-ink"
			/>
		</svg>
	);
}

/** The way by rules: straight on, but for what a person looks at, whose desk stands on the check. */
function After({
	arrives,
	check,
	differs,
	agrees,
	gone,
	labels,
}: BeforeAfterProps["after"] & Pick<BeforeAfterProps, "labels">) {
	return (
		<div className="lit-strata mt-5 grid xl:grid-cols-6">
			<ol className="contents">
				<li className="way xl:col-start-1 xl:row-start-2">
					<DoneBy {...arrives} labels={labels} />
				</li>
				<li className="way xl:col-span-3 xl:col-start-2 xl:row-start-2">
					<DoneBy {...check} labels={labels} />
				</li>
				<li className="way relative xl:col-span-3 xl:col-start-2 xl:row-start-1 xl:border-none xl:p-0 xl:pb-14">
					<DecisionBox {...differs.gate} over={differs.condition} className="max-xl:-ml-5" />
					<span
						aria-hidden="true"
						className="absolute inset-x-10 bottom-0 h-14 border-highlight border-x-[1rem] max-xl:hidden"
					/>
					<Connector direction="up" className="absolute bottom-0 left-1/2 h-14 max-xl:hidden" />
				</li>
				<li className="way relative xl:col-span-2 xl:col-start-5 xl:row-start-2">
					<DoneBy {...agrees.end} labels={labels} condition={agrees.condition} />
					<span
						aria-hidden="true"
						className="connector arrow-corner absolute right-1/2 bottom-[calc(100%+0.75rem)] left-0 h-32 max-xl:hidden"
					/>
				</li>
			</ol>
			<div className="max-xl:mt-8 xl:col-start-1 xl:row-start-1 xl:self-end xl:pr-6 xl:pb-6">
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
	/** The condition for this step, if it has one. */
	condition?: string;
}

/** A step that says whether a person or a rule does the work. */
function DoneBy({ by, title, text, labels, condition }: DoneByProps) {
	return (
		<>
			<By by={by} labels={labels} />
			{condition && <p className="mt-2 text-small">{condition}</p>}
			<p className="mt-2 font-semibold text-subheading">{title}</p>
			<p className="mt-1.5 max-w-measure text-[1em]/normal">{text}</p>
		</>
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
