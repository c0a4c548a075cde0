import { ContourField } from "~/ui/contour-field";

/** The coast along the foot of a section, across the whole window. The section is positioned and isolated. */
export function Horizon() {
	return (
		<ContourField name="coast" layer="horizon" box="0 400 800 185" fit="none" className="horizon" />
	);
}
