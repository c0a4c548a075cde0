import { Children, type ReactNode } from "react";

interface PartProps {
	title: string;
	/** The classes of its weeks' numbers, which grow from part to part. */
	numbers: string;
	/** The number of its first week. */
	start: number;
	/** The week in which a person decides, in yellow. */
	decides?: number;
	/** The weeks. */
	children: ReactNode;
}

/** A part of the internship, with its weeks beside its name. */
function Part({ title, numbers, start, decides, children }: PartProps) {
	return (
		<div className="page-width gap-x-6 pt-8 pb-10 lg:grid lg:grid-cols-12">
			<h3 className="font-display font-medium text-quiet lg:col-span-3">{title}</h3>
			<ol
				start={start}
				className="mt-6 grid grid-cols-2 gap-x-6 gap-y-8 lg:col-span-9 lg:mt-0 lg:grid-cols-4"
			>
				{Children.map(children, (week, index) => (
					<li>
						<span
							className={`inline-block font-display font-medium ${numbers} ${start + index === decides ? "bg-highlight px-3 text-on-highlight" : ""}`.trim()}
						>
							{start + index}
						</span>
						<p className="mt-3">{week}</p>
					</li>
				))}
			</ol>
		</div>
	);
}

/** The picture of the internship: ten weeks on three layers of land, with numbers that grow. */
export function TenWeeks() {
	return (
		<section aria-labelledby="ten-weeks">
			<div className="bg-land-1">
				<div className="page-width pt-20">
					<h2 id="ten-weeks" className="text-display">
						Ten weeks, one mentor, one problem
					</h2>
					<p className="mt-6 mb-10 max-w-measure text-lead">
						The problem belongs to people who do the work today. The weeks are a plan, not a
						timetable.
					</p>
				</div>
				<Part title="Weeks&nbsp;1&nbsp;to&nbsp;4: find out" start={1} numbers="text-statement">
					<>Meet your mentor and the people it’s for. See your one-line fix merged.</>
					<>Sit with a person who does the work. Write down every exception.</>
					<>Turn those notes into test cases, before any code.</>
					<>Write two pages: what you’ll build, and what you’ll leave out.</>
				</Part>
			</div>
			<div className="bg-land-2">
				<Part title="Weeks&nbsp;5&nbsp;to&nbsp;7: build" start={5} numbers="text-display">
					<>Get a first version running on made-up data. It’ll be plain. Show it anyway.</>
					<>Run your test cases. Fix the most common failure.</>
					<>Watch people try it. Keep your hands off the keyboard.</>
				</Part>
			</div>
			<div className="bg-land-3">
				<Part
					title="Weeks&nbsp;8&nbsp;to&nbsp;10: finish"
					start={8}
					decides={9}
					numbers="pt-3 text-display lg:pt-8 lg:text-huge"
				>
					<>Change what people stumbled over, then break it on purpose.</>
					<>Practise undoing the release, then have it approved.</>
					<>Show it and hand it to its owner. Ask us for a reference that says what you built.</>
				</Part>
			</div>
		</section>
	);
}
