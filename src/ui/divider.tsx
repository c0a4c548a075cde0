import { ContourField } from "~/ui/contour-field";

/** A rule across the whole window: the shore of a map. Mirrored, so that two neighbours differ. */
export function Divider({
	mirrored = false,
	className = "",
}: {
	mirrored?: boolean;
	className?: string;
}) {
	return (
		<ContourField
			name="coast"
			layer="shore"
			box="0 288 800 24"
			fit="none"
			className={`divider ${mirrored ? "-scale-x-100" : ""} ${className}`.trim()}
		/>
	);
}
