declare module "subset-font" {
	/** Only the options that this site uses. */
	export default function subsetFont(
		font: Uint8Array,
		text: string,
		options: {
			targetFormat: "woff2" | "sfnt";
			/** A range keeps the axis variable; a number fixes it. */
			variationAxes?: Record<string, { min: number; max: number } | number>;
			keepFeatures?: string[];
		},
	): Promise<Buffer>;
}
