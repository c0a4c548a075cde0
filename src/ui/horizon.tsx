import { ContourDrawing } from "#src/ui/contour-drawing.tsx";

/** The drawing of a coast at the bottom of a section. The section must be `relative` and `isolate`. */
export function Horizon() {
	return (
		<ContourDrawing
			name="coast"
			layer="horizon"
			box="0 400 800 185"
			fit="none"
			className="horizon"
		/>
	);
}
