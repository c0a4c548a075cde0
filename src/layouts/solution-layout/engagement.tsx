import type { ReactNode } from "react";
import { Calendar, type DatedStep, WeekLine } from "#src/layouts/solution-layout/weeks.tsx";
import { Outcome, type Step, Steps } from "#src/sections/steps.tsx";
import { Section } from "#src/ui/section.tsx";

/** How an engagement runs: as steps on a line, as a staircase, on a line of weeks, or on a calendar. */
export type EngagementWords = {
	tinted?: boolean;
	title: string;
	intro?: ReactNode;
} & (
	| { look: "line" | "stairs"; steps: readonly Step[] }
	| { look: "weeks" | "calendar"; steps: readonly DatedStep[] }
);

/** How long it takes, step by step. */
export function Engagement(words: EngagementWords) {
	return (
		<Section
			title={words.title}
			intro={words.intro}
			tinted={words.tinted}
			layout={words.look === "line" ? "beside" : "stacked"}
		>
			{words.look === "line" && <Steps steps={words.steps} />}
			{words.look === "stairs" && <Stairs steps={words.steps} />}
			{words.look === "weeks" && <WeekLine steps={words.steps} />}
			{words.look === "calendar" && <Calendar steps={words.steps} />}
		</Section>
	);
}

/** From 1280 px up, each step is higher than the one before. On smaller screens they are a list. */
function Stairs({ steps }: { steps: readonly Step[] }) {
	return (
		<ol className="grid xl:auto-cols-fr xl:grid-flow-col">
			{steps.map((step) => (
				<li
					key={step.title}
					className="relative border-accent border-l-2 pb-10 pl-6 last:pb-0 xl:border-t-2 xl:border-l-0 xl:px-5 xl:pt-5 xl:pb-0 xl:nth-1:mt-48 xl:nth-2:mt-36 xl:nth-3:mt-24 xl:nth-4:mt-12"
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
