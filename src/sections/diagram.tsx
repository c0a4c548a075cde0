import { UserCheck } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "#src/ui/icon.tsx";

interface DiagramProps {
	/** What the diagram shows, and which parts of it are only an example. */
	caption: ReactNode;
	/** A line above the diagram that says it is an example. */
	example?: string;
	children: ReactNode;
}

/**
 * A diagram made of text, boxes and lines, with its caption. It isn't a `figure`: screen readers
 * would read the caption twice, first as the figure's name and again as text.
 */
export function Diagram({ caption, example, children }: DiagramProps) {
	return (
		<>
			{example && <p className="border-control border-b pb-3 font-medium text-small">{example}</p>}
			{children}
			<p className="mt-8 max-w-measure text-small text-muted text-links">{caption}</p>
		</>
	);
}

/** A step in a diagram: what happens, and a sentence on how. */
export interface DiagramStep {
	title: string;
	text: ReactNode;
}

interface StepBoxProps extends DiagramStep {
	/** Text above the title: who does it, or when it applies. */
	over?: ReactNode;
	children?: ReactNode;
}

/** A step, drawn as a box. */
export function StepBox({ over, title, text, children }: StepBoxProps) {
	return (
		<div className="rounded-control border border-control bg-ground p-4 sm:p-5">
			{over && <div className="mb-2 text-muted text-small">{over}</div>}
			<p className="text-[1em]/snug font-semibold">{title}</p>
			<p className="mt-1.5 text-muted text-small text-links">{text}</p>
			{children}
		</div>
	);
}

interface DecisionBoxProps extends DiagramStep {
	/** The label that says a person decides here. */
	mark: string;
	children?: ReactNode;
}

/** A step where a person decides. Its label is the only warm colour in a diagram. */
export function DecisionBox({ mark, title, text, children }: DecisionBoxProps) {
	return (
		<div className="rounded-control border-2 border-ink bg-ground p-4 sm:p-5">
			<PersonMark>{mark}</PersonMark>
			<p className="mt-3 text-[1em]/snug font-semibold">{title}</p>
			<p className="mt-1.5 text-muted text-small text-links">{text}</p>
			{children}
		</div>
	);
}

/**
 * The label of a decision that a person makes, in the highlight colour, which marks nothing else. Its
 * border becomes visible in forced-colours mode.
 */
export function PersonMark({ children }: { children: ReactNode }) {
	return (
		<p className="inline-flex items-center gap-2 rounded-control border border-transparent bg-highlight px-2.5 py-1 font-semibold text-on-highlight text-small/snug">
			<Icon icon={UserCheck} />
			{children}
		</p>
	);
}

/*
 * Connectors are borders, because forced-colours mode keeps borders. They are as thick as the icons'
 * strokes. The arrowhead is a corner rotated by 45 degrees, with its point at the end of the line
 * (diagram-arrows.css).
 */
const arrows = { down: "arrow-down", right: "arrow-right", left: "arrow-left" } as const;

interface ConnectorProps {
	direction: "down" | "right" | "left";
	/** Classes for its position, and for the widths at which it is shown. */
	className?: string;
}

/** An arrow. It is decorative, because the order of the text says the same. */
export function Connector({ direction, className = "relative" }: ConnectorProps) {
	return <span aria-hidden="true" className={`connector ${arrows[direction]} ${className}`} />;
}

/**
 * The arrow from the previous step in a list: from above on small screens, from the left from 1280 px up.
 * It is as long as the gap between steps, 2rem.
 */
export function ArrowFromPrevious({ top = "top-9" }: { top?: "top-9" | "top-14" }) {
	return (
		<>
			<Connector direction="down" className="absolute bottom-full left-8 xl:hidden" />
			<span aria-hidden="true" className={`absolute right-full hidden w-8 xl:block ${top}`}>
				<Connector direction="right" />
			</span>
		</>
	);
}
