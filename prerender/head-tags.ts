import type { Head } from "#src/routing/page-head.ts";
import { escapeHtml } from "./html.ts";

/** The markup of a page's title, description, canonical URL and robots directive. */
export function headTags({ title, description, canonical, robots }: Head): string {
	return [
		`<title>${escapeHtml(title)}</title>`,
		description && `<meta name="description" content="${escapeHtml(description)}">`,
		canonical && `<link rel="canonical" href="${escapeHtml(canonical)}">`,
		robots && `<meta name="robots" content="${robots}">`,
	]
		.filter(Boolean)
		.join("");
}
