declare module "subset-font" {
	/** The parts of the package that subset-font.mjs uses. */
	export default function subsetFont(
		font: Uint8Array,
		text: string,
		options: {
			targetFormat: "woff2";
			variationAxes: Record<string, { min: number; max: number }>;
			keepFeatures: string[];
		},
	): Promise<Uint8Array>;
}
