import { type IconNode, KeyRound, UserCheck } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";

interface DiagramProps {
	/** What the picture shows, and what in it is only an example. */
	caption: ReactNode;
	/** Says, over the picture, that it is an example. */
	example?: string;
	children: ReactNode;
}

/**
 * A picture made of words, boxes and lines, with its caption. No `figure`: the caption is a note,
 * which a screen reader would read first, as the name, and once more at its place.
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

/** A stop on the way: what happens there, and a sentence on how. */
export interface Stop {
	title: string;
	text: ReactNode;
}

interface StationProps extends Stop {
	/** Words over the title: who does it, or when it applies. */
	over?: ReactNode;
	children?: ReactNode;
}

/** A stop, drawn as a box. */
export function Station({ over, title, text, children }: StationProps) {
	return (
		<div className="rounded-control border border-control bg-ground p-4 sm:p-5">
			{over && <div className="mb-2 text-muted text-small">{over}</div>}
			<p className="font-semibold leading-snug">{title}</p>
			<p className="mt-1.5 text-muted text-small text-links">{text}</p>
			{children}
		</div>
	);
}

interface GateProps extends Stop {
	/** Says that a person decides here. */
	mark: string;
	children?: ReactNode;
}

/** The stop where a person decides: the one warm thing in a picture. */
export function Gate({ mark, title, text, children }: GateProps) {
	return (
		<div className="rounded-control border-2 border-ink bg-ground p-4 sm:p-5">
			<PersonMark>{mark}</PersonMark>
			<p className="mt-3 font-semibold leading-snug">{title}</p>
			<p className="mt-1.5 text-muted text-small text-links">{text}</p>
			{children}
		</div>
	);
}

interface MarkProps {
	icon: IconNode;
	className?: string;
	children: ReactNode;
}

/** The one warm label in a picture. Its border shows in forced colours. */
export function Mark({ icon, className = "", children }: MarkProps) {
	return (
		<p
			className={`inline-flex items-center gap-2 rounded-control border border-transparent bg-highlight px-2.5 py-1 font-semibold text-on-highlight text-small leading-snug ${className}`.trim()}
		>
			<Icon icon={icon} />
			{children}
		</p>
	);
}

/** The label of a decision that a person takes. */
export function PersonMark({ children }: { children: ReactNode }) {
	return <Mark icon={UserCheck}>{children}</Mark>;
}

/** Who holds the key to a place. */
export function KeyHolder({ label, text }: { label: string; text: string }) {
	return (
		<p className="mt-3 flex gap-2.5 border-line border-t pt-3 text-small">
			<Icon icon={KeyRound} className="mt-0.5 text-accent" />
			<span>
				<span className="font-semibold">{label} </span>
				{text}
			</span>
		</p>
	);
}

/*
 * Connectors are borders, as thick as the strokes of the icons, so that forced colours keep them.
 * The head is a corner turned by 45 degrees, its point on the end of the line.
 */
const line = "block border-accent after:absolute after:size-2 after:rotate-45 after:border-accent";

const connectors = {
	down: "h-8 w-0 border-l-[1.75px] after:bottom-0.5 after:left-0 after:-translate-x-[calc(50%+0.875px)] after:border-r-[1.75px] after:border-b-[1.75px]",
	right:
		"h-0 w-full border-t-[1.75px] after:top-0 after:right-0.5 after:-translate-y-[calc(50%+0.875px)] after:border-t-[1.75px] after:border-r-[1.75px]",
	left: "h-0 w-full border-t-[1.75px] after:top-0 after:left-0.5 after:-translate-y-[calc(50%+0.875px)] after:border-b-[1.75px] after:border-l-[1.75px]",
};

interface ConnectorProps {
	direction: keyof typeof connectors;
	/** Where it stands; absolute unless said otherwise, and only from some width up if need be. */
	className?: string;
}

/** A line with a head. Decoration: the order of the words says the same. */
export function Connector({ direction, className = "relative" }: ConnectorProps) {
	return <span aria-hidden="true" className={`${line} ${connectors[direction]} ${className}`} />;
}

/**
 * The line into a station from the one before it in the list: above it on small screens, at its
 * left from 1280 px up. The gap between stations is the length of the line: 2rem.
 */
export function WayIn({ top = "top-9" }: { top?: "top-9" | "top-14" }) {
	return (
		<>
			<Connector direction="down" className="absolute bottom-full left-8 xl:hidden" />
			<span aria-hidden="true" className={`absolute right-full hidden w-8 xl:block ${top}`}>
				<Connector direction="right" />
			</span>
		</>
	);
}
