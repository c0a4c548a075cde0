import { createElement, Fragment, type ReactNode } from "react";
import { type Build, Builds, type BuildsProps } from "#src/layouts/builds.tsx";
import { generalAnswers } from "#src/layouts/general-answers.tsx";
import { ClosingOffer, type ClosingWords, HeroOffer } from "#src/layouts/offer.tsx";
import { type Plan, PlanFacts, planId, WayToPlan } from "#src/layouts/plan.tsx";
import { type Rule, Rules } from "#src/layouts/rules.tsx";
import type { PageMetadata } from "#src/page-metadata.ts";
import type { Feature } from "#src/sections/feature-list.tsx";
import { type HeroLook, PageHero } from "#src/sections/page-hero.tsx";
import { type Question, Questions } from "#src/sections/before/questions.tsx";
import {
	Answer,
	type AnswerWords,
	type Ground,
	type LoudLook,
	LoudTitle,
	Spread,
} from "#src/sections/spread.tsx";
import { DrawnSteps, type Step, StepColumns, Steps } from "#src/sections/before/steps.tsx";
import { Section } from "#src/ui/section.tsx";

/** Steps beside layers of land, beside a letter for each week, or in columns under a folder each. */
const processes = {
	layers: Steps,
	letters: (props: { steps: readonly Step[] }) => <DrawnSteps unit="letter" {...props} />,
	folders: StepColumns,
} as const;

/** A section of an industry page: its title, and the content of its kind. */
export type IndustrySection = ({ kind: "answer" } & AnswerWords) | TitledSection;

type TitledSection = {
	/** The fragment that links to it. */
	id?: string;
	title: string;
	intro?: ReactNode;
	/** Around it, if it is the loud passage of the page. */
	ground?: Ground;
	plan?: Plan;
} & (
	| {
			/** Day-to-day problems of the industry in general. They must not read as quotes. */
			kind: "problems";
			items: readonly Feature[];
			/** A drawing of the first, beside its text, or over it from one edge of the window to the other. */
			picture?: ReactNode;
			wide?: true;
			/** Makes it the loud passage of the page, which its intro begins. */
			loud?: true;
	  }
	| {
			/** What we build for them, each with the service it comes from. */
			kind: "builds";
			look?: BuildsProps["look"];
			items: readonly Build[];
	  }
	| {
			/** How the work really goes, in a diagram or table that only this page has. */
			kind: "diagram";
			content: ReactNode;
			/** The words of the title that make it the loud passage of the page. */
			loud?: string;
			loudLook?: LoudLook;
	  }
	| {
			/** The New Zealand laws, codes and standards that apply to it. */
			kind: "regulations";
			items: readonly Rule[];
	  }
	| {
			kind: "process";
			look?: keyof typeof processes;
			steps: readonly Step[];
	  }
	| {
			/** What people ask before they ring. */
			kind: "questions";
			items: readonly Question[];
	  }
);

type ProblemsWords = Extract<IndustrySection, { kind: "problems" }>;

function contentOf(section: Exclude<TitledSection, ProblemsWords>): ReactNode {
	switch (section.kind) {
		case "builds":
			return <Builds items={section.items} look={section.look} />;
		case "diagram":
			return section.content;
		case "regulations":
			return <Rules rules={section.items} />;
		case "process":
			return createElement(processes[section.look ?? "layers"], { steps: section.steps });
		case "questions":
			return <Questions questions={section.items} />;
	}
}

/** A text of more characters than this would be a narrow ribbon in a column. */
const longest = 360;

interface ProblemsProps {
	items: readonly Feature[];
	/** The classes of the list, if there is much to say of one. */
	long?: string;
}

/** Problems in columns. If there is much to say of one, the columns are wider, or there is one. */
function Problems({ items, long = "grid" }: ProblemsProps) {
	const isLong = items.some(({ text }) => typeof text === "string" && text.length > longest);
	const columns =
		items.length === 4
			? "grid sm:grid-cols-2 lg:grid-cols-4"
			: "grid sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]";
	return (
		<dl className={`gap-x-6 gap-y-8 sm:*:pr-4 ${isLong ? long : columns}`}>
			{items.map(({ title, text }) => (
				<div key={title} className="max-w-measure">
					<dt className="font-display font-medium text-lead/snug">{title}</dt>
					<dd className="mt-3 text-muted text-links">{text}</dd>
				</div>
			))}
		</dl>
	);
}

/** The first problem in the type of a statement, beside or under its picture, and the others below it. */
function LoudestProblem({ items, picture, wide }: ProblemsWords) {
	const [first, ...others] = items;
	if (!first) return null;
	return (
		<>
			<div className="page-width">
				<h3 className="max-w-[14em] text-balance font-display font-medium text-statement">
					{first.title}
				</h3>
			</div>
			{wide && <div className="mt-8 lg:mt-12 print:hidden">{picture}</div>}
			<div className="page-width mt-6 grid gap-x-6 gap-y-8 lg:mt-10 lg:grid-cols-2 lg:gap-x-14">
				{!wide && <div className="max-lg:order-1 print:hidden">{picture}</div>}
				<div className={wide ? "contents" : ""}>
					<p className="max-w-measure text-lead text-muted text-links">{first.text}</p>
					{others.length > 0 && (
						<div className={wide ? "" : "mt-10"}>
							<Problems items={others} />
						</div>
					)}
				</div>
			</div>
		</>
	);
}

/** The kinds in which things are looked up. */
const quiet = ["regulations", "questions"];

/** Problems in large type: as the loud passage of the page, which the intro begins, or the first as a statement. */
function ProblemsSection(section: ProblemsWords) {
	const { id, title, intro, ground, items, loud } = section;
	if (!loud) {
		return (
			<section id={id} className="py-section">
				<h2 className="page-width mb-6 font-sans font-semibold text-subheading lg:mb-8">{title}</h2>
				<LoudestProblem {...section} />
			</section>
		);
	}
	return (
		<Spread id={id} ground={ground}>
			<h2 className="text-quiet">{title}</h2>
			<p className="mt-10 text-call lg:mt-16 lg:max-w-[10.5em]">{intro}</p>
			<div className="mt-14 lg:mt-24">
				<Problems items={items} long="*:mb-8 *:break-inside-avoid lg:columns-2" />
			</div>
		</Spread>
	);
}

function view(section: IndustrySection): ReactNode {
	if (section.kind === "answer") return <Answer {...section} />;
	if (section.kind === "problems") return <ProblemsSection {...section} />;
	const { kind, title, intro, ground, plan } = section;
	const id = plan ? planId : section.id;
	const content = (
		<>
			{contentOf(section)}
			{plan && <PlanFacts plan={plan} />}
		</>
	);
	if (kind === "diagram" && section.loud) {
		return (
			<Spread id={id} ground={ground}>
				<LoudTitle title={title} loud={section.loud} look={section.loudLook} />
				{intro && <p className="mt-6 max-w-measure text-lead text-muted text-links">{intro}</p>}
				<div className="mt-10 lg:mt-14">{content}</div>
			</Spread>
		);
	}
	return (
		<Section
			id={id}
			title={title}
			intro={kind === "questions" ? (intro ?? generalAnswers) : intro}
			volume={quiet.includes(kind) ? "quiet" : "main"}
			tinted={kind === "builds"}
			layout={kind === "questions" ? "beside" : "stacked"}
		>
			{content}
		</Section>
	);
}

interface IndustryLayoutProps {
	page: PageMetadata & { name: string };
	/** Where its land is in the hero. */
	hero?: HeroLook;
	/** What stands next to the offer in the hero. If not given, the way to the plan. */
	actions?: ReactNode;
	/** In their order on the page. */
	sections: readonly IndustrySection[];
	closing: ClosingWords;
}

/** An industry page: hero and closing offer are of one kind for all, the rest differs. */
export function IndustryLayout({ page, hero, actions, sections, closing }: IndustryLayoutProps) {
	return (
		<>
			<PageHero
				page={page}
				look={hero}
				actions={
					<HeroOffer subject={page.name} more={actions ?? <WayToPlan sections={sections} />} />
				}
			/>
			{sections.map((section) => (
				<Fragment key={section.kind === "answer" ? section.question : section.title}>
					{view(section)}
				</Fragment>
			))}
			<ClosingOffer land={page.contours ?? "coast"} subject={page.name} {...closing} />
		</>
	);
}
