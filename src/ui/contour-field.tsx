/** The drawings in public/contours. `drawings/fields` says what each shows. */
export type ContourName =
	| "home"
	| "coast"
	| "services"
	| "leadership"
	| "hiring"
	| "opportunities"
	| "contact"
	| "not-found"
	| "get-started"
	| "finance"
	| "healthcare"
	| "manufacturing"
	| "retreats"
	| "logistic"
	| "ai-agents"
	| "gen-ai"
	| "consulting"
	| "automation"
	| "data-analytics"
	| "cloud";

interface ContourFieldProps {
	name: ContourName;
	/** The group of the drawing to show, in the few that have groups of their own. */
	layer?: string;
	/** The part of the drawing to show, in its units: left, top, width, height. */
	box?: `${number} ${number} ${number} ${number}`;
	/** How the part fits its place (preserveAspectRatio). */
	fit?: "xMaxYMid slice" | "xMaxYMax meet" | "xMaxYMid meet" | "none";
	/** Position, size and colour: the lines take the text colour. */
	className: string;
}

/** A decorative field of contour lines, one file of its own that every visit shares. */
export function ContourField({
	name,
	layer = "field",
	box = "0 0 800 600",
	fit = "xMaxYMid slice",
	className,
}: ContourFieldProps) {
	return (
		<svg aria-hidden="true" className={className} viewBox={box} preserveAspectRatio={fit}>
			<use href={`/contours/${name}.svg#${layer}`} />
		</svg>
	);
}
