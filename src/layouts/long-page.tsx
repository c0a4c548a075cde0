import type { ReactNode } from "react";
import { ContourField, type ContourName } from "~/ui/contour-field";

interface LongPageProps {
	/** The page's contour field. */
	contours: ContourName | undefined;
	/** The page's sections, each with a key. */
	children: readonly ReactNode[];
}

/** The sections of a long page. After the middle one, there is the page's contour field once more. */
export function LongPage({ contours, children }: LongPageProps) {
	const after = Math.floor(children.length / 2) + 1;
	return (
		<>
			{children.slice(0, after)}
			{contours && <ContourField name={contours} className="map-band" />}
			{children.slice(after)}
		</>
	);
}
