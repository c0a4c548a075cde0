/// <reference types="vite/client" />

/** Dates such as "2026-12-25", for some years from the build's: see prerender/public-holidays.ts. */
declare module "virtual:public-holidays" {
	const dates: readonly string[];
	export default dates;
}
