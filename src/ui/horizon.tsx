import { ContourField } from "~/ui/contour-field";

/** The drawing of a coast at the bottom of a section. The section must be `relative` and `isolate`. */
export function Horizon() {
	return (
		<ContourField name="coast" layer="horizon" box="0 400 800 185" fit="none" className="horizon" />
	);
}
