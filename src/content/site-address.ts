import { company } from "~/content/company";

/**
 * Where the site is published, without a slash at the end. The company file is its home;
 * `VITE_SITE_ADDRESS` stands in for it in a build for another address, such as a preview.
 */
export const siteAddress: string = import.meta.env.VITE_SITE_ADDRESS || company.siteAddress;
