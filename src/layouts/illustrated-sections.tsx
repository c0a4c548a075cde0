import { Fragment, type ReactNode } from "react";
import { ContourDrawing } from "#src/ui/contour-drawing.tsx";

/** Viewboxes of a contour drawing's upper, lower and middle hills: the crops that phones show. */
const crops = ["300 0 500 300", "300 300 500 300", "300 150 500 300"] as const;

interface Contours {
	/** The page's contour drawing, if it has one. */
	contours: string | undefined;
}

interface CropBandProps extends Contours {
	/** Which of the crops. */
	crop: number;
	/** Whether wide windows show it too. */
	wide?: boolean | undefined;
}

/** A crop of the page's contour drawing between two sections: on phones, or everywhere if `wide`. */
export function CropBand({ contours, crop, wide }: CropBandProps) {
	return (
		contours && (
			<ContourDrawing
				name={contours}
				box={crops[crop]}
				className={wide ? "map-band" : "map-band sm:hidden"}
			/>
		)
	);
}

interface IllustratedSectionsProps extends Contours {
	/** Also shows the crop above the last section in wide windows. */
	beforeLast?: boolean;
	/** The page's sections, each with a key. */
	children: readonly ReactNode[];
}

/**
 * The sections of a long page, with the page's contour drawing after the middle one. On phones, where
 * each section is a screen or more of text, three other sections have a crop of it above them.
 */
export function IllustratedSections({ contours, beforeLast, children }: IllustratedSectionsProps) {
	const middle = Math.floor(children.length / 2) + 1;
	const last = children.length - 1;
	const onPhones = [0, 2, last];
	function bandAbove(index: number) {
		if (index === middle)
			return contours && <ContourDrawing name={contours} className="map-band" />;
		const crop = onPhones.indexOf(index);
		return (
			crop >= 0 && <CropBand contours={contours} crop={crop} wide={beforeLast && index === last} />
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
