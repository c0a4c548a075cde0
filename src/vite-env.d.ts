/// <reference types="vite/client" />

/** Dates such as "2026-12-25", for some years from the build's: see build/public-holidays.ts. */
declare module "virtual:public-holidays" {
	const dates: readonly string[];
	export default dates;
}

/** The owner's pictures, as the build has made them: see build/pictures. */
declare module "virtual:pictures" {
	export interface Picture {
		/** The address of the file that every browser shows. */
		src: string;
		width: number;
		height: number;
		/** The `srcset` of each format, unless the picture is a single file. */
		avif?: string;
		webp?: string;
	}
	/** By path in the folder pictures. */
	export const pictures: Readonly<Record<string, Picture>>;
}

declare module "virtual:brand" {
	import type { Picture } from "virtual:pictures";
	/** For each theme. */
	export const logo: Readonly<Record<"light" | "dark", Picture>>;
	/** The paths of the icons of 192 and 512 pixels. */
	export const icons: Readonly<Record<"small" | "large", string>>;
}
