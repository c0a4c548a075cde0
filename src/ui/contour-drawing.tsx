/** Left, top, width and height. */
export type ViewBox = `${number} ${number} ${number} ${number}`;

interface ContourDrawingProps {
	/** The file in public/contours. `contours/drawings` says what each shows. */
	name: string;
	/** The id of the SVG group to show: the picture, or the foot. */
	layer?: string;
	/** The part of the drawing to show. */
	box?: ViewBox | undefined;
	/** How it fits its place: stretched if not said. */
	fit?: "none" | "xMaxYMax" | "xMidYMid slice" | undefined;
	/** Position and size. */
	className: string;
}

/** Land, drawn in tints of height: decoration. It is a file, so that pages share it in the cache. */
export function ContourDrawing({
	name,
	layer = "all",
	box = "0 0 800 600",
	fit = "none",
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
