import { ContourDrawing } from "#src/ui/contour-drawing.tsx";

/** The land of a page seen from the side, which runs into the footer or into the closing that stands on it. */
export function Horizon({ name = "coast" }: { name?: string | undefined }) {
	return <ContourDrawing name={name} layer="foot" box="0 0 800 160" className="horizon" />;
}
