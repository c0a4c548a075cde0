import type { ComponentType, ReactNode } from "react";
import { type Plan, PlanFacts, planId } from "#src/layouts/plan.tsx";
import { Calendar } from "#src/layouts/solution-layout/calendar.tsx";
import { type Ground, type LoudLook, LoudTitle, Spread } from "#src/sections/spread.tsx";
import { DrawnSteps, type Step, StepColumns, StepWords, whenOf } from "#src/sections/before/steps.tsx";
import { Section } from "#src/ui/section.tsx";

/** How an engagement runs: columns under folders, a staircase, a calendar, records by week, or in a way of its page's own. */
export interface EngagementWords {
	look: keyof typeof looks | ComponentType<{ steps: readonly Step[] }>;
	steps: readonly Step[];
	plan?: Plan;
	tinted?: boolean;
	title: string;
	/** The words of the title, such as the weeks, that make this the loud passage of the page. */
	loud?: string;
	loudLook?: LoudLook;
	/** Around the loud passage. */
	ground?: Ground;
	intro?: ReactNode;
}

const looks = {
	columns: StepColumns,
	stairs: Stairs,
	calendar: Calendar,
	records: (props: { steps: readonly Step[] }) => <DrawnSteps unit="records" {...props} />,
} as const;

/** How long it takes, step by step. */
export function Engagement(words: EngagementWords) {
	const { title, loud, loudLook, ground, intro, look, tinted, steps, plan } = words;
	const id = plan && planId;
	const facts = plan && <PlanFacts plan={plan} />;
	const Look = typeof look === "string" ? looks[look] : look;
	const content = <Look steps={steps} />;
	if (loud) {
		// The stair rises into the space under the words, of which there is more if they climb, too.
		const rises = loudLook === "climbing" ? "xl:-mt-26" : "xl:-mt-16";
		return (
			<Spread id={id} ground={ground}>
				<LoudTitle title={title} loud={loud} look={loudLook} />
				{intro && <p className="mt-4 text-lead text-muted">{intro}</p>}
				<div className={`mt-12 ${look === "stairs" ? rises : "lg:mt-20"}`}>{content}</div>
				{facts}
			</Spread>
		);
	}
	return (
		<Section id={id} title={title} intro={intro} tinted={tinted}>
			{content}
			{facts}
		</Section>
	);
}

/** Each step further right than the one before, and from 1280 px up higher. */
function Stairs({ steps }: { steps: readonly Step[] }) {
	return (
		<ol className="grid xl:auto-cols-fr xl:grid-flow-col">
			{steps.map((step) => (
				<li
					key={step.title}
					className="relative border-accent border-t-2 px-5 pt-5 max-xl:nth-2:ml-4 max-xl:nth-3:ml-8 max-xl:nth-4:ml-12 max-xl:nth-[n+5]:ml-16 max-xl:border-l-2 max-xl:not-last:pb-10 xl:nth-1:mt-48 xl:nth-2:mt-36 xl:nth-3:mt-24 xl:nth-4:mt-12"
				>
					<span
						aria-hidden="true"
						className="absolute top-0 left-0 hidden h-12 border-accent border-l-2 xl:block"
					/>
					<p className="font-medium text-accent text-small">{whenOf(step)}</p>
					<div className="mt-3">
						<StepWords {...step} small />
					</div>
				</li>
			))}
		</ol>
	);
}
