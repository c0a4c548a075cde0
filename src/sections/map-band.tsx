import { ContourField, type ContourName } from "~/ui/contour-field";

/** The page's own contours once more, across the whole window: a rest between two sections of words. */
export function MapBand({ name }: { name: ContourName }) {
	return <ContourField name={name} className="map-band" />;
}
