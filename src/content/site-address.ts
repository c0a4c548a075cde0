/**
 * Where the site is published, without a slash at the end. Set it with `VITE_SITE_ADDRESS`; until
 * then canonical links carry this sample.
 */
export const siteAddress: string = (
	import.meta.env.VITE_SITE_ADDRESS || "https://www.longcloud.example"
).replace(/\/+$/, "");
