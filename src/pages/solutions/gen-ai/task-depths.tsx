import { Check, Eye, X } from "lucide";
import type { ReactNode } from "react";
import { Diagram, PersonMark } from "#src/sections/diagram.tsx";
import { Icon } from "#src/ui/icon.tsx";

interface Task {
	task: ReactNode;
	verdict: string;
	/** How a mistake would show up. */
	why: ReactNode;
	setUp: string;
	/** The label that says a person decides this, if one does. */
	mark?: string;
}

interface Depth {
	/** How a mistake shows up at this depth. */
	mistake: string;
	tasks: readonly Task[];
}

export interface TaskDepthsProps {
	caption: ReactNode;
	labels: { setUp: string };
	/** Where a mistake is plain to see, easy to miss, and hidden. */
	depths: readonly [Depth, Depth, Depth];
}

const grounds = [
	{ ground: "bg-stratum-1 dark:bg-stratum-4", icon: Check },
	{ ground: "bg-stratum-3 dark:bg-stratum-2", icon: Eye },
	{ ground: "bg-depth text-on-depth", icon: X },
] as const;

/** Tasks as layers of land: the deeper and darker one is, the harder a mistake in it is to see. */
export function TaskDepths({ caption, labels, depths }: TaskDepthsProps) {
	return (
		<Diagram caption={caption}>
			<ol>
				{depths.map(({ mistake, tasks }, index) => {
					const { ground, icon } = grounds[index] ?? grounds[2];
					return (
						<li key={mistake} className={`grid lg:grid-cols-[17rem_1fr] ${ground}`}>
							<h3 className="step p-5 pb-2 font-display text-heading xl:p-6">{mistake}</h3>
							<ul className="grid md:auto-cols-fr md:grid-flow-col">
								{tasks.map((task) => (
									<li key={task.setUp} className="grid">
										<TaskBox {...task} icon={icon} label={labels.setUp} />
									</li>
								))}
							</ul>
						</li>
					);
				})}
			</ol>
		</Diagram>
	);
}

interface TaskBoxProps extends Task {
	icon: (typeof grounds)[number]["icon"];
	label: string;
}

function TaskBox({ task, verdict, why, setUp, mark, icon, label }: TaskBoxProps) {
	return (
		<div className="step p-5 xl:p-6">
			<p className="flex gap-2 text-[1em]/snug font-semibold">
				<Icon icon={icon} className="mt-0.5" />
				{verdict}
			</p>
			<p className="mt-2 font-display text-quiet">{task}</p>
			<p className="mt-1.5 text-[1em]/normal">{why}</p>
			<p className="my-3 text-[1em]/normal">
				<span className="font-semibold">{label} </span>
				{setUp}
			</p>
			{mark && <PersonMark>{mark}</PersonMark>}
		</div>
	);
}
