import type { ReactNode } from "react";
import { Calendar, type DatedStep, WeekLine } from "#src/layouts/solution-layout/weeks.tsx";
import { type Ground, LoudTitle, Spread } from "#src/sections/spread.tsx";
import { type Step, StepColumns, Steps, StepWords, When } from "#src/sections/steps.tsx";
import { lastWeek } from "#src/sections/weeks.tsx";
import { Section } from "#src/ui/section.tsx";

/** How an engagement runs: as steps on a line, as a hill, as a staircase, on a line of weeks, or on a calendar. */
export type EngagementWords = {
	tinted?: boolean;
	title: string;
	/** The words of the title, such as the weeks, that make this the loud passage of the page. */
	loud?: string;
	ground?: Ground;
	intro?: ReactNode;
} & (
	| { look: "line" | "hill" | "stairs"; steps: readonly Step[] }
	| { look: "weeks" | "calendar"; steps: readonly DatedStep[] }
);

function stepsOf(words: EngagementWords): ReactNode {
	switch (words.look) {
		case "line":
			return <Steps steps={words.steps} />;
		case "hill":
			return <StepColumns steps={words.steps} />;
		case "stairs":
			return <Stairs steps={words.steps} />;
		case "weeks":
			return <WeekLine steps={words.steps} />;
		case "calendar":
			return <Calendar steps={words.steps} />;
	}
}

/** How long it takes, step by step. */
export function Engagement(words: EngagementWords) {
	const { title, loud, ground, intro, look, tinted } = words;
	if (loud) {
		return (
			<Spread ground={ground}>
				{/* Over the lowest stairs there is room for it. */}
				<div className={look === "stairs" ? "xl:max-w-[60%]" : ""}>
					<LoudTitle title={title} loud={loud} />
					{intro && <p className="mt-4 text-lead text-muted">{intro}</p>}
				</div>
				<div className={`mt-12 ${look === "stairs" ? "xl:-mt-24" : "lg:mt-20"}`}>
					{stepsOf(words)}
				</div>
			</Spread>
		);
	}
	return (
		<Section
			title={title}
			intro={intro}
			tinted={tinted}
			layout={look === "line" ? "beside" : "stacked"}
		>
			{stepsOf(words)}
		</Section>
	);
}

/** From 1280 px up, each step is higher than the one before. On smaller screens they are a list. */
function Stairs({ steps }: { steps: readonly Step[] }) {
	const total = lastWeek(steps);
	return (
		<ol className="grid xl:auto-cols-fr xl:grid-flow-col">
			{steps.map((step) => (
				<li
					key={step.title}
					className="relative border-accent border-t-2 pt-4 pb-10 last:pb-0 xl:px-5 xl:pt-5 xl:pb-0 xl:nth-1:mt-48 xl:nth-2:mt-36 xl:nth-3:mt-24 xl:nth-4:mt-12"
				>
					<span
						aria-hidden="true"
						className="absolute top-0 left-0 hidden h-12 border-accent border-l-2 xl:block"
					/>
					<div className="text-accent text-small">
						<When {...step} total={total} scale="mt-2 h-3" />
					</div>
					<div className="mt-3">
						<StepWords {...step} small />
					</div>
				</li>
			))}
		</ol>
	);
}
