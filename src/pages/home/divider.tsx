import { ContourDrawing } from "#src/ui/contour-drawing.tsx";

/** A dividing line across the whole window, drawn as a shore. Mirror every second one for variety. */
export function Divider({
	mirrored = false,
	className = "",
}: {
	mirrored?: boolean;
	className?: string;
}) {
	return (
		<ContourDrawing
			name="coast"
			layer="shore"
			box="0 288 800 24"
			fit="none"
			className={`divider ${mirrored ? "[scale:-1_1]" : ""} ${className}`.trim()}
		/>
	);
}
