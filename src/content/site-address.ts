import { company } from "#src/content/company.ts";

/**
 * The site's address, without a slash at the end. It comes from the company file;
 * `VITE_SITE_ADDRESS` overrides it in a build for another address, such as a preview.
 */
export const siteAddress: string = import.meta.env.VITE_SITE_ADDRESS || company.siteAddress;
