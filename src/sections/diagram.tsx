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
			{example && <p className="font-medium text-small">{example}</p>}
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

interface DecisionBoxProps extends Omit<DiagramStep, "title"> {
	title: ReactNode;
	/** The label that says a person decides here. */
	mark: string;
	/** When it comes to that. */
	over?: ReactNode;
	className?: string;
	children?: ReactNode;
}

/** What says on a yellow ground that a person decides. */
export function DecisionMark({ children }: { children: ReactNode }) {
	return (
		<p className="flex gap-2 font-semibold text-[1em]/snug">
			<Icon icon={UserCheck} className="mt-0.5" />
			{children}
		</p>
	);
}

/** A step where a person decides: the only warm colour in a diagram, and its highest block. */
export function DecisionBox({
	mark,
	over,
	title,
	text,
	className = "",
	children,
}: DecisionBoxProps) {
	return (
		<div className={`step decision p-5 xl:p-6 ${className}`.trim()}>
			{over && <p className="mb-3 text-small">{over}</p>}
			<DecisionMark>{mark}</DecisionMark>
			<p className="mt-2 font-display text-quiet">{title}</p>
			<p className="mt-1.5 text-[1em]/normal text-links">{text}</p>
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
 * Connectors are borders, because forced-colours mode keeps borders. The arrowhead is a corner rotated by
 * 45 degrees, with its point at the end of the line (diagrams.css).
 */
interface ConnectorProps {
	direction: "down" | "up" | "right" | "left";
	/** Classes for its position, and for the widths at which it is shown. */
	className?: string;
}

/** An arrow. It is decorative, because the order of the text says the same. */
export function Connector({ direction, className = "relative" }: ConnectorProps) {
	return <span aria-hidden="true" className={`connector arrow-${direction} ${className}`} />;
}
