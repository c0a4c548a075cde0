import type { ReactNode } from "react";
import { Calendar, type DatedStep, WeekLine } from "#src/layouts/solution-layout/weeks.tsx";
import { type Ground, LoudTitle, Spread } from "#src/sections/spread.tsx";
import { Outcome, type Step, Steps } from "#src/sections/steps.tsx";
import { Section } from "#src/ui/section.tsx";

/** How an engagement runs: as steps on a line, as a staircase, on a line of weeks, or on a calendar. */
export type EngagementWords = {
	tinted?: boolean;
	title: string;
	/** The words of the title, such as the weeks, that make this the loud passage of the page. */
	loud?: string;
	ground?: Ground;
	intro?: ReactNode;
} & (
	| { look: "line" | "stairs"; steps: readonly Step[] }
	| { look: "weeks" | "calendar"; steps: readonly DatedStep[] }
);

function stepsOf(words: EngagementWords): ReactNode {
	switch (words.look) {
		case "line":
			return <Steps steps={words.steps} />;
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
		const at = loudLooks[look];
		return (
			<Spread ground={ground}>
				<div className={at.grid}>
					<div className={at.title}>
						<LoudTitle title={title} loud={loud} />
						{intro && <p className="mt-4 text-lead text-muted">{intro}</p>}
					</div>
					<div className={at.steps}>{stepsOf(words)}</div>
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

/** Where the loud title is: beside the steps, over the lowest steps of the stairs, or across the page. */
const beside = {
	grid: "grid gap-x-6 gap-y-14 lg:grid-cols-12",
	title: "self-start lg:sticky lg:top-28 lg:col-span-6",
	steps: "lg:col-span-6",
};
const above = { grid: "", title: "", steps: "mt-12 lg:mt-20" };
const loudLooks = {
	line: beside,
	stairs: { grid: "", title: "xl:max-w-[60%]", steps: "mt-12 xl:-mt-24" },
	weeks: above,
	calendar: above,
} as const;

/** From 1280 px up, each step is higher than the one before. On smaller screens they are a list. */
function Stairs({ steps }: { steps: readonly Step[] }) {
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
					{step.when && <p className="font-medium text-accent text-small">{step.when}</p>}
					<h3 className="mt-1 text-subheading">{step.title}</h3>
					<p className="mt-2 max-w-measure text-muted text-small text-links">{step.text}</p>
					{step.outcome && <Outcome className="mt-3">{step.outcome}</Outcome>}
				</li>
			))}
		</ol>
	);
}
