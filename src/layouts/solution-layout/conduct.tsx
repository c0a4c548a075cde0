import type { ReactNode } from "react";
import { PointList } from "#src/sections/point-list.tsx";
import { Refusals } from "#src/sections/refusals.tsx";
import { type Ground, LoudTitle, Spread } from "#src/sections/spread.tsx";
import { Section } from "#src/ui/section.tsx";

/** How data is handled, after what we won't do if the page says so. */
export interface ConductWords {
	tinted?: boolean;
	/** Where the reader's data goes in this kind of work, and who can see it. */
	data: {
		title: string;
		intro?: ReactNode;
		points: readonly ReactNode[];
		/** The words of the title that make this the loud passage of the page. */
		loud?: string;
		/** Around the loud passage. */
		ground?: Ground;
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
				<Spread ground={data.ground}>
					<div className="grid gap-x-6 gap-y-12 lg:grid-cols-12">
						<LoudTitle title={data.title} loud={data.loud} className="lg:col-span-7" />
						<div className="lg:col-span-4 lg:col-start-9">
							<PointList points={data.points} />
						</div>
					</div>
				</Spread>
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
