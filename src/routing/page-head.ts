import { company } from "#src/content/company.ts";
import { siteAddress } from "#src/content/site-address.ts";
import type { PageMetadata } from "#src/page-metadata.ts";

/** The parts of the document's `<head>` that change with the page. */
export interface Head {
	title: string;
	description?: string | undefined;
	/** The page's absolute URL. Only pages that search engines may index have one. */
	canonical?: string | undefined;
	/** The robots directive, such as "noindex". */
	robots?: string | undefined;
}

/** Makes a page's head from its metadata and path. */
export function headOf({ title, description, indexed = true }: PageMetadata, path: string): Head {
	return {
		title: `${title} · ${company.name}`,
		description,
		...(indexed ? { canonical: siteAddress + path } : { robots: "noindex" }),
	};
}
