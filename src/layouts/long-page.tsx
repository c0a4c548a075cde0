import { Fragment, type ReactNode } from "react";
import { ContourField } from "~/ui/contour-field";

/** The parts of a contour field that a phone shows down the page: its upper, lower and middle hills. */
const parts = ["300 0 500 300", "300 300 500 300", "300 150 500 300"] as const;

interface Contours {
	/** The page's contour field, if it has one. */
	contours: string | undefined;
}

interface PartBandProps extends Contours {
	/** Which of the parts. */
	part: number;
	/** Whether windows wider than a phone show it too. */
	wide?: boolean | undefined;
}

/** A part of the page's contour field between two sections of words: on a phone, unless it's `wide`. */
export function PartBand({ contours, part, wide }: PartBandProps) {
	return (
		contours && (
			<ContourField
				name={contours}
				box={parts[part]}
				className={wide ? "map-band" : "map-band sm:hidden"}
			/>
		)
	);
}

interface LongPageProps extends Contours {
	/** Whether wide windows show a part of it above the last section too, after a page of rules. */
	beforeLast?: boolean;
	/** The page's sections, each with a key. */
	children: readonly ReactNode[];
}

/**
 * The sections of a long page. After the middle one, there is the page's contour field once more. On a
 * phone, where every section is a screen or more of words, a part of it is above three others.
 */
export function LongPage({ contours, beforeLast, children }: LongPageProps) {
	const middle = Math.floor(children.length / 2) + 1;
	const last = children.length - 1;
	const onPhones = [0, 2, last];
	function bandAbove(index: number) {
		if (index === middle) return contours && <ContourField name={contours} className="map-band" />;
		const part = onPhones.indexOf(index);
		return (
			part >= 0 && <PartBand contours={contours} part={part} wide={beforeLast && index === last} />
		);
	}
	return (
		<>
			{children.map((section, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the sections never change order
				<Fragment key={index}>
					{bandAbove(index)}
					{section}
				</Fragment>
			))}
		</>
	);
}
