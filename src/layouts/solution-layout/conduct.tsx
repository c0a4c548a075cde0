import type { ReactNode } from "react";
import { PointList } from "#src/sections/point-list.tsx";
import { Refusals } from "#src/sections/refusals.tsx";
import { LoudTitle, Spread } from "#src/sections/spread.tsx";
import { Section } from "#src/ui/section.tsx";

/** How data is handled, after what we won't do if the page says so. */
export interface ConductWords {
	tinted?: boolean;
	/** Where the reader's data goes in this kind of work, and who can see it. */
	data: {
		title: string;
		intro?: ReactNode;
		points: readonly ReactNode[];
		/** Makes this the loud passage of the page: by words of its title, or by a point that comes first. */
		loud?: { title: string } | { point: string };
	};
	/** What we won't do, where that is the page's subject. */
	limits?: { title: string; points: readonly ReactNode[] };
}

/** Where the reader's data goes, and what we won't do. */
export function Conduct({ tinted = false, data, limits }: ConductWords) {
	return (
		<>
			{limits && (
				<Section title={limits.title} tinted={tinted}>
					<Refusals points={limits.points} />
				</Section>
			)}
			{data.loud ? (
				<LoudData {...data} loud={data.loud} />
			) : (
				<Section
					title={data.title}
					intro={data.intro}
					volume="quiet"
					layout="beside"
					tinted={limits ? undefined : tinted}
				>
					<PointList points={data.points} />
				</Section>
			)}
		</>
	);
}

type LoudDataProps = ConductWords["data"] & Required<Pick<ConductWords["data"], "loud">>;

function LoudData({ title, loud, points }: LoudDataProps) {
	if ("title" in loud) {
		return (
			<Spread>
				<div className="grid gap-x-6 gap-y-12 lg:grid-cols-12 lg:items-end">
					<LoudTitle
						title={title}
						loud={loud.title}
						className="lg:order-2 lg:col-span-7 lg:-mb-6"
					/>
					<div className="lg:col-span-4 lg:col-start-9 lg:row-start-1">
						<PointList points={points} />
					</div>
				</div>
			</Spread>
		);
	}
	return (
		<Spread>
			<h2 className="text-quiet">{title}</h2>
			<p className="mt-10 text-call lg:mt-16">{loud.point}</p>
			<ul className="mt-14 lg:mt-20 lg:ml-[50%]">
				{points.map((point, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the points never change order
					<li key={index} className="border-line border-t py-5 text-links">
						{point}
					</li>
				))}
			</ul>
		</Spread>
	);
}
