/// <reference types="vite/client" />

/** Dates such as "2026-12-25", for some years from the build's: see build/public-holidays.ts. */
declare module "virtual:public-holidays" {
	const dates: readonly string[];
	export default dates;
}

/** The owner's pictures by path in the folder pictures: see build/pictures. */
declare module "virtual:pictures" {
	export interface Picture {
		/** The address of the file in its largest size. */
		src: string;
		width: number;
		height: number;
		/** All sizes, unless the picture is a single file. */
		srcSet?: string;
	}
	const pictures: Readonly<Record<string, Picture>>;
	export default pictures;
}
