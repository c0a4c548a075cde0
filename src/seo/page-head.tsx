import { use } from "react";
import { company } from "~/content/company";
import { siteAddress } from "~/content/site-address";
import { PagePath } from "~/seo/page-path";

/** What a page says of itself to a browser tab and a search result. */
export interface HeadWords {
	/** Unique on the site, at most about 60 characters; the company's name is added. */
	title: string;
	/** Unique on the site, 70 to 160 characters, a sentence a person would click on. */
	description: string;
}

interface PageHeadProps extends HeadWords {
	/** False for pages that search engines should leave out. Those have no canonical address. */
	indexed?: boolean;
}

/** The page's title, description and canonical address. React moves them into the head. */
export function PageHead({ title, description, indexed = true }: PageHeadProps) {
	const path = use(PagePath);
	return (
		<>
			<title>{`${title} · ${company.name}`}</title>
			<meta name="description" content={description} />
			{indexed ? (
				<link rel="canonical" href={siteAddress + path} />
			) : (
				<meta name="robots" content="noindex" />
			)}
		</>
	);
}
