import type { ReactNode } from "react";

interface PartProps {
	title: string;
	/** The number of its first week, for the list. */
	start: number;
	/** The classes of its terrace. */
	className: string;
	/** The weeks, as `li`. */
	children: ReactNode;
}

/** A part of the internship: its land, and its weeks below. */
function Part({ title, start, className, children }: PartProps) {
	return (
		<div className="lg:row-span-2 lg:grid lg:grid-rows-subgrid">
			<h3
				className={`px-4 py-3 font-display font-normal text-quiet lg:self-end lg:px-5 lg:py-4 ${className}`}
			>
				{title}
			</h3>
			<ol start={start} className="list-decimal py-5 pl-9 marker:text-accent *:mb-3 *:pl-1 lg:pr-6">
				{children}
			</ol>
		</div>
	);
}

/** The picture of the internship: ten weeks in three terraces. */
export function TenWeeks() {
	return (
		<div className="grid lg:grid-cols-[4fr_3fr_3fr] lg:grid-rows-[auto_auto]">
			<Part title="Weeks 1 to 4: find out" start={1} className="bg-land-1 lg:min-h-20">
				<li>Meet the people whose work it is for. Make a one-line fix and see it merged.</li>
				<li>Sit with a person who does the work. Write down every exception.</li>
				<li>Turn those notes into test cases, before any code.</li>
				<li>Write two pages: what you’ll build, and what you’ll leave out.</li>
			</Part>
			<Part title="Weeks 5 to 7: build" start={5} className="bg-land-2 lg:min-h-28">
				<li>Get a first version running on made-up data. It’ll be plain. Show it anyway.</li>
				<li>Run your test cases. Fix the most common failure.</li>
				<li>Watch people try it. Keep your hands off the keyboard.</li>
			</Part>
			<Part title="Weeks 8 to 10: finish" start={8} className="bg-land-3 lg:min-h-36">
				<li>Change what people stumbled over, then break it on purpose.</li>
				<li>Practise undoing the release, then have it approved.</li>
				<li>Show it and hand it to its owner. Ask us for a reference that says what you built.</li>
			</Part>
		</div>
	);
}
