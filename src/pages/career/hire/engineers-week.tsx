import type { ReactNode } from "react";

interface DayProps {
	name: string;
	/** The classes of its layer of land. */
	className: string;
	children: ReactNode;
}

/** A day with its layer of land, which is higher every day. */
function Day({ name, className, children }: DayProps) {
	return (
		<li className="grid grid-cols-[7.5rem_1fr] max-lg:gap-x-4 lg:row-span-2 lg:grid-cols-none lg:grid-rows-subgrid">
			<h3
				className={`px-3 py-3 font-display font-normal text-subheading lg:self-end lg:px-5 lg:py-4 lg:text-quiet ${className}`}
			>
				{name}
			</h3>
			<p className="py-3 text-small/normal lg:pt-4 lg:pr-5">{children}</p>
		</li>
	);
}

/** The picture of an engineer's week in the middle of a build. */
export function EngineersWeek() {
	return (
		<ol className="grid lg:grid-cols-5 lg:grid-rows-[auto_auto]">
			<Day name="Monday" className="bg-land-1 lg:min-h-20">
				You sit with the people who do the job and write down their exceptions.
			</Day>
			<Day name="Tuesday" className="bg-land-2 lg:min-h-28">
				The client’s export has no job number and a new layout. It becomes a test.
			</Day>
			<Day name="Wednesday" className="bg-land-3 lg:min-h-36">
				You build until the tests pass, usually in Python or TypeScript, with SQL beneath.
			</Day>
			<Day name="Thursday" className="bg-land-4 lg:min-h-44">
				You read our changes and we read yours, including what a coding assistant wrote.
			</Day>
			<Day name="Friday" className="bg-highlight text-on-highlight lg:min-h-52">
				The client sees what was made this week, and decides what comes next.
			</Day>
		</ol>
	);
}
