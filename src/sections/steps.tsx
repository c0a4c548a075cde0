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

/** A step's dot on the vertical line. */
function dot({ signed }: Step): string {
	return signed
		? "top-0.5 -left-[11px] size-5 border-highlight bg-highlight"
		: "top-1.5 -left-[7px] size-3 border-accent bg-ground";
}

/** Steps in order, from 1024 px up in columns under one line. */
export function StepColumns({ steps }: { steps: readonly Step[] }) {
	return (
		<ol className="border-line border-l-2 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-x-8 lg:border-t-2 lg:border-l-0">
			{steps.map((step) => (
				<li key={step.title} className="relative pb-10 pl-7 last:pb-0 lg:pt-8 lg:pb-0 lg:pl-0">
					<span
						aria-hidden="true"
						className={`absolute rounded-full border-2 lg:left-0 ${step.signed ? "lg:-top-[11px]" : "lg:-top-[7px]"} ${dot(step)}`}
					/>
					{step.when && <p className="font-medium text-accent text-label">{step.when}</p>}
					<h3 className="text-subheading lg:mt-1">{step.title}</h3>
					<p className="mt-2 max-w-measure text-muted text-small text-links">{step.text}</p>
					{step.outcome && <Outcome className="mt-3">{step.outcome}</Outcome>}
				</li>
			))}
		</ol>
	);
}

/** Steps in order, along a vertical line. */
export function Steps({ steps }: { steps: readonly Step[] }) {
	return (
		<ol className="border-l-2 border-line">
			{steps.map((step) => (
				<li key={step.title} className="relative pb-10 pl-7 last:pb-0 sm:pl-10">
					<span aria-hidden="true" className={`absolute rounded-full border-2 ${dot(step)}`} />
					{step.when && <p className="text-label font-medium text-accent">{step.when}</p>}
					<h3 className="text-subheading">{step.title}</h3>
					<p className="mt-2 max-w-measure text-muted text-links">{step.text}</p>
					{step.outcome && <Outcome className="mt-3">{step.outcome}</Outcome>}
				</li>
			))}
		</ol>
	);
}
