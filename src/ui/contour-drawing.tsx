interface ContourDrawingProps {
	/** The file in public/contours. `contours/drawings` says what each shows. */
	name: string;
	/** The id of the SVG group to show, for a drawing that has several layers. */
	layer?: string;
	/** The part of the drawing to show, as a viewBox: left, top, width, height. */
	box?: `${number} ${number} ${number} ${number}` | undefined;
	/** How that part fits into the element (preserveAspectRatio). */
	fit?: "xMaxYMid slice" | "xMinYMid meet" | "none";
	/** Position, size and colour: the lines take the text colour. */
	className: string;
}

/** A decorative field of contour lines. It is a file, so that pages share it in the cache. */
export function ContourDrawing({
	name,
	layer = "all",
	box = "0 0 800 600",
	fit = "xMaxYMid slice",
	className,
}: ContourDrawingProps) {
	return (
		<svg
			width="320"
			height="120"
			viewBox={box}
			preserveAspectRatio={fit}
			className={className}
			aria-hidden="true"
		>
			<use href={`/contours/${name}.svg#${layer}`} />
		</svg>
	);
}
