import { HtmlValidate } from "html-validate";
import type { BuiltPage } from "./site";

const validator = new HtmlValidate({
	extends: ["html-validate:standard"],
	rules: {
		// The build omits what HTML allows it to omit.
		"void-style": "off",
		"no-inline-style": "error",
		// React writes these attributes in its own style, which browsers accept.
		"attribute-boolean-style": "off",
		"attribute-empty-style": "off",
		// Non-breaking spaces in the text are intended.
		"no-trailing-whitespace": "off",
		"long-title": "off",
		"require-sri": "off",
		// A phone number may wrap on a narrow screen.
		"tel-non-breaking": "off",
	},
});

/** What is wrong with the markup of pages, by the HTML standard. */
export async function invalidMarkup(pages: readonly BuiltPage[]): Promise<string[]> {
	const reports = await Promise.all(
		pages.map(async ({ path, html }) => ({
			path,
			html,
			...(await validator.validateString(html)),
		})),
	);
	return reports.flatMap(({ path, html, results }) =>
		results.flatMap(({ messages }) =>
			messages.map(
				({ ruleId, message, offset }) =>
					`${path}: ${ruleId}: ${message} at ${html.slice(offset, offset + 80)}`,
			),
		),
	);
}
