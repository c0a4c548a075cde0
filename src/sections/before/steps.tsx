import { Fragment, type ReactNode } from "react";
import { stratumOfStep } from "#src/sections/strata.ts";
import { inWeeks, lastWeek, WeekBar, type Weeks, weeksIn } from "#src/sections/weeks.tsx";

export interface Step {
	/** The weeks it takes. */
	weeks?: Weeks;
	/** When it happens, if that isn't in weeks: "Within 2 working days". */
	when?: string;
	title: string;
	text: ReactNode;
	/** What the client has at the end of the step. */
	outcome?: ReactNode;
	/** Marks the step in the colour of decisions: a named person signs. */
	signed?: boolean;
}

/** What the client has at the end of a step, or nothing if it says nothing of that. */
export function Outcome({ className = "", children }: { className?: string; children: ReactNode }) {
	if (!children) return null;
	return (
		<p className={`max-w-measure text-small text-links ${className}`.trim()}>
			<strong className="font-semibold">You get: </strong>
			{children}
		</p>
	);
}

/** A step's title, text and outcome. */
export function StepWords({ title, text, outcome, small = false }: Step & { small?: boolean }) {
	return (
		<>
			<h3 className="text-subheading">{title}</h3>
			<p className={`mt-2 max-w-measure text-muted text-links ${small ? "text-small" : ""}`.trim()}>
				{text}
			</p>
			<Outcome className="mt-3">{outcome}</Outcome>
		</>
	);
}

interface StepBlockProps {
	/** The class of its layer. */
	ground: string;
	/** A person decides or signs here. */
	signed?: boolean | undefined;
	className?: string;
	children?: ReactNode;
}

/** The filled block of a step: a layer of land darker than the one before. Yellow is under the words alone. */
function StepBlock({ ground, signed, className = "", children }: StepBlockProps) {
	return (
		<div className={`border-ground border-t-3 px-4 py-2 ${ground} ${className}`.trim()}>
			{signed ? (
				<div className="-mx-2 w-fit bg-highlight px-2 py-1 text-on-highlight">{children}</div>
			) : (
				children
			)}
		</div>
	);
}

/** When a step happens, in words. */
export const whenOf = ({ weeks, when }: Pick<Step, "weeks" | "when">) =>
	weeks ? inWeeks(weeks) : when;

/** Columns that touch, each with a gap at its end: the last one's is outside the page's margin. */
export const withGap = "lg:w-[calc(100%+1.25rem)]";

/** A folder’s tab, 100 wide and 40 high. The gap between two columns is beside it. */
const tab = "M0 40Q3 40 4 36L8 5Q9 0 13 0H87Q91 0 92 5L96 36Q97 40 100 40z";
/** How much lower the next folder stands, of 100. */
const lower = 8;

/** Folders in a drawer, one for each step: the tab of each is over its words, with its weeks on it. */
function WeekFolders({ steps }: { steps: readonly Step[] }) {
	const total = 100 * steps.length;
	return (
		<div className="mb-8 overflow-clip print:hidden">
			<div className={`relative h-32 lg:h-44 ${withGap}`}>
				<svg
					width="320"
					height="128"
					viewBox={`0 0 ${total} 100`}
					preserveAspectRatio="none"
					aria-hidden="true"
					className="absolute inset-0 size-full"
				>
					{steps.map(({ title, signed }, index) => {
						const tint = stratumOfStep(index, steps.length).fill;
						return (
							<g key={title} transform={`translate(0 ${index * lower})`}>
								<path d={`M0 39.5H${total}V100H0z`} className={tint} />
								<path
									d={tab}
									transform={`translate(${100 * index}) scale(0.91 1)`}
									className={signed ? "fill-highlight" : tint}
								/>
							</g>
						);
					})}
				</svg>
				<svg width="320" height="128" aria-hidden="true" className="absolute inset-0 size-full">
					{steps.map(({ title, weeks, signed }, index) => (
						<Fragment key={title}>
							<text
								x={`${(100 * (index + 0.455)) / steps.length}%`}
								y={`${index * lower + 20}%`}
								dy="0.35em"
								textAnchor="middle"
								className={`font-display font-medium text-label forced-color-adjust-none lg:text-quiet ${signed ? "fill-on-highlight" : "fill-ink"}`}
							>
								{weeks &&
									(weeks.first === weeks.last ? weeks.first : `${weeks.first}–${weeks.last}`)}
							</text>{" "}
						</Fragment>
					))}
				</svg>
			</div>
		</div>
	);
}

interface StepColumnsProps {
	steps: readonly Step[];
	/** Shows how long each takes, instead of folders. */
	picture?: ReactNode;
}

/** Steps in order, from 1024 px up in columns, under a picture of how long each takes. */
export function StepColumns({ steps, picture }: StepColumnsProps) {
	return (
		<>
			{picture ?? (lastWeek(steps) > 1 && <WeekFolders steps={steps} />)}
			{/* The columns touch, as the folders' tabs do: each begins with its part of the picture. */}
			<ol className={`grid gap-y-10 lg:auto-cols-fr lg:grid-flow-col lg:*:pr-5 ${withGap}`}>
				{steps.map((step) => (
					<li key={step.title}>
						<p className="mb-2 font-medium text-accent">{whenOf(step)}</p>
						<StepWords {...step} small />
					</li>
				))}
			</ol>
		</>
	);
}

interface OverColumnsProps {
	/** A drawing for each step, in an element of its own. */
	children: ReactNode;
	className?: string;
}

/** Drawings over the columns of steps, each as wide as its column's words: a picture for `StepColumns`. */
export function OverColumns({ children, className = "" }: OverColumnsProps) {
	return (
		<div className={`mb-8 overflow-clip ${className}`.trimEnd()}>
			<div className={`grid auto-cols-fr grid-flow-col items-end *:pr-2 lg:*:pr-5 ${withGap}`}>
				{children}
			</div>
		</div>
	);
}

/** A sheet with a turned corner. Its lines are holes. */
const sheet = "M0 1h23l9 9v33H0zM6 17v3h20v-3zm0 8v3h20v-3zm0 8v3h12v-3z";

/** How records are drawn: how many in a row of a week and in a column, and how far they are apart. */
const records = { across: 5, down: 4, pitch: 11 };

/** A week's records, by how much of the work is done: scattered at first, then in rows. The last week's are rings. */
function recordsAt(done: number): string {
	const { across, down, pitch } = records;
	const astray = 3 * Math.max(0, 0.7 - done);
	return Array.from({ length: across * down }, (_, index) => {
		const place = index + 40 * done;
		const x = 4 + (index % across) * pitch + astray * Math.sin(place * 2.4);
		const y = (0.5 + Math.floor(index / across)) * pitch + astray * Math.cos(place * 3.7);
		return disc(x, y, 4) + (done === 1 ? disc(x, y, 2, 1) : "");
	}).join("");
}

/** A disc, or turned the other way a hole. */
const disc = (x: number, y: number, radius: number, turn: 0 | 1 = 0) =>
	`M${(x - radius).toFixed(1)} ${y.toFixed(1)}a${radius} ${radius} 0 1 ${turn} ${2 * radius} 0a${radius} ${radius} 0 1 ${turn} ${-2 * radius} 0z`;

/** What a week can be drawn as: its width, and its shape by how much of the work is done at its end. */
const units = {
	letter: { width: 40, shape: () => sheet, size: "h-16 lg:h-23" },
	records: { width: records.across * records.pitch, shape: recordsAt, size: "h-18 lg:h-32" },
};

interface UnitsProps {
	weeks: Weeks;
	total: number;
	unit: keyof typeof units;
	tint: string;
}

/** The weeks of a step, drawn one by one. */
function Units({ weeks, total, unit, tint }: UnitsProps) {
	const { width, shape, size } = units[unit];
	const numbers = weeksIn(weeks);
	return (
		<svg
			viewBox={`0 -1 ${width * numbers.length} 46`}
			width={width * numbers.length}
			height="44"
			aria-hidden="true"
			className={`lit-strata mt-5 w-auto max-w-full overflow-visible ${size} ${tint}`}
		>
			{numbers.map((week, index) => (
				<path key={week} transform={`translate(${index * width})`} d={shape(week / total)} />
			))}
		</svg>
	);
}

interface DrawnStepsProps {
	steps: readonly Step[];
	unit: keyof typeof units;
}

/** Steps in order, one under the other, each beside its weeks, which are drawn one by one. */
export function DrawnSteps({ steps, unit }: DrawnStepsProps) {
	const total = lastWeek(steps);
	return (
		<ol>
			{steps.map((step, index) => (
				<li
					key={step.title}
					className="grid gap-x-6 gap-y-4 border-line border-t py-8 lg:grid-cols-12 lg:py-10"
				>
					<div className="lg:col-span-5">
						<p className="font-display text-quiet">
							<span
								className={step.signed ? "-ml-2.5 bg-highlight px-2.5 pt-2 text-on-highlight" : ""}
							>
								{whenOf(step)}
							</span>
						</p>
						{step.weeks && (
							<Units
								weeks={step.weeks}
								total={total}
								unit={unit}
								tint={
									step.signed ? "fill-highlight" : stratumOfStep(index + 2, steps.length + 2).fill
								}
							/>
						)}
					</div>
					<div className="lg:col-span-7">
						<StepWords {...step} />
					</div>
				</li>
			))}
		</ol>
	);
}

/** Steps in order, each beside its layer of the land. */
export function Steps({ steps }: { steps: readonly Step[] }) {
	const total = lastWeek(steps);
	return (
		<ol className="grid gap-y-8 sm:gap-y-0">
			{steps.map((step, index) => (
				<li
					key={step.title}
					className="gap-x-6 sm:grid sm:grid-cols-[11.25rem_1fr] lg:grid-cols-12"
				>
					<StepBlock
						ground={stratumOfStep(index, steps.length).ground}
						signed={step.signed}
						className="sm:pt-4 sm:pb-10 lg:col-span-5 lg:px-6 lg:pt-5"
					>
						<p className="font-display text-quiet lg:text-heading">{whenOf(step)}</p>
						{step.weeks && <WeekBar {...step.weeks} total={total} className="mt-2 mb-1 h-3" />}
					</StepBlock>
					<div className="pt-4 sm:pb-10 lg:col-span-7 lg:pt-6">
						<StepWords {...step} />
					</div>
				</li>
			))}
		</ol>
	);
}
