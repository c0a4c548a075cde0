/** The contour fields drawn at build time; `build/contours.ts` holds the seed of each. */
export type ContourName = keyof typeof import("../../build/contours").fields;

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
