/** The contour fields there are; `build/contours.ts` draws each. */
export type ContourName =
	| "home"
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
	/** The group of the drawing to show; only the home page's field has layers of its own. */
	layer?: "field" | "land" | "cloud";
	/** Position, size and colour: the lines take the text colour. */
	className: string;
}

/** A decorative field of contour lines, one file of its own that every visit shares. */
export function ContourField({ name, layer = "field", className }: ContourFieldProps) {
	return (
		<svg
			aria-hidden="true"
			className={className}
			viewBox="0 0 800 600"
			preserveAspectRatio="xMaxYMid slice"
		>
			<use href={`/contours/${name}.svg#${layer}`} />
		</svg>
	);
}
