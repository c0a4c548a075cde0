import type { ReactNode } from "react";
import { ContourField, type ContourName } from "~/ui/contour-field";

interface LongPageProps {
	/** The page's contour field. */
	contours: ContourName | undefined;
	/** Whether the first section is words alone. */
	wordsFirst?: boolean;
	/** The page's sections, each with a key. */
	children: readonly ReactNode[];
}

/**
 * The sections of a long page. After the middle one, there is the page's contour field once more, and on
 * a phone a part of it after a first section of words.
 */
export function LongPage({ contours, wordsFirst = false, children }: LongPageProps) {
	const after = Math.floor(children.length / 2) + 1;
	return (
		<>
			{children.slice(0, 1)}
			{contours && wordsFirst && (
				<ContourField name={contours} box="300 100 500 300" className="map-band sm:hidden" />
			)}
			{children.slice(1, after)}
			{contours && <ContourField name={contours} className="map-band" />}
			{children.slice(after)}
		</>
	);
}
