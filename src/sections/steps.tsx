import type { ReactNode } from "react";

export interface Step {
	/** When it happens: "Week 1", "Within 2 working days". */
	when?: string;
	title: string;
	text: ReactNode;
	/** What the client has at the end of the step. */
	outcome?: ReactNode;
	/** Marks the step in the colour of decisions: a named person signs. */
	signed?: boolean;
}

/** What the client has at the end of a step. */
export function Outcome({ className = "", children }: { className?: string; children: ReactNode }) {
	return (
		<p className={`max-w-measure text-small text-links ${className}`.trim()}>
			<strong className="font-semibold">You get: </strong>
			{children}
		</p>
	);
}

/* Steps are layers of land, each darker than the one before. */
const strata = ["bg-stratum-1", "bg-stratum-2", "bg-stratum-3", "bg-stratum-4"] as const;

interface StepBlockProps {
	/** The step's place in its list, from 0. */
	index: number;
	/** A person decides or signs here. */
	signed?: boolean | undefined;
	className?: string;
	children?: ReactNode;
}

/** The filled block of a step, in yellow where a person decides. */
function StepBlock({ index, signed, className = "", children }: StepBlockProps) {
	const ground = strata[Math.min(index, strata.length - 1)];
	return (
		<div
			className={`border-ground border-t-3 px-4 py-2 ${signed ? "bg-highlight text-on-highlight" : ground} ${className}`.trim()}
		>
			{children}
		</div>
	);
}

/** Gives a part of a drawing its height, in em, from 1024 px up: styles in the page are not allowed. */
export function Strut({ height }: { height: number }) {
	return (
		<svg
			width="4"
			height={4 * height}
			aria-hidden="true"
			viewBox={`0 0 1 ${height}`}
			className="-mr-[1em] hidden h-auto w-[1em] lg:block"
		/>
	);
}

/** The block as high as a stair: from 1024 px up, each step is higher than the one before. */
export function Stair({ children, ...step }: StepBlockProps) {
	return (
		<StepBlock {...step} className="flex items-end lg:self-end">
			<Strut height={3 + 1.5 * step.index} />
			{children}
		</StepBlock>
	);
}

/** Steps in order, from 1024 px up in columns under the stairs of a hill. */
export function StepColumns({ steps }: { steps: readonly Step[] }) {
	return (
		<ol className="grid gap-y-10 lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-[auto_auto] lg:gap-y-0">
			{steps.map((step, index) => (
				<li key={step.title} className="lg:row-span-2 lg:grid lg:grid-rows-subgrid">
					<Stair index={index} signed={step.signed}>
						<p className="font-medium">{step.when}</p>
					</Stair>
					<div className="pt-4 lg:pr-6 lg:pl-4">
						<h3 className="text-subheading">{step.title}</h3>
						<p className="mt-2 max-w-measure text-muted text-small text-links">{step.text}</p>
						{step.outcome && <Outcome className="mt-3">{step.outcome}</Outcome>}
					</div>
				</li>
			))}
		</ol>
	);
}

/** Steps in order, one under the other, each beside its layer. */
export function Steps({ steps }: { steps: readonly Step[] }) {
	return (
		<ol className="grid gap-y-8 sm:gap-y-0">
			{steps.map((step, index) => (
				<li key={step.title} className="sm:grid sm:grid-cols-[9rem_1fr] sm:gap-x-8">
					<StepBlock index={index} signed={step.signed} className="sm:pt-4 sm:pb-10">
						<p className="font-medium">{step.when}</p>
					</StepBlock>
					<div className="pt-4 sm:pb-10">
						<h3 className="text-subheading">{step.title}</h3>
						<p className="mt-2 max-w-measure text-muted text-links">{step.text}</p>
						{step.outcome && <Outcome className="mt-3">{step.outcome}</Outcome>}
					</div>
				</li>
			))}
		</ol>
	);
}
