import { statSync } from "node:fs";
import { join } from "node:path";
import type { BuiltSite } from "./publishable.ts";

const policyHeader = "Content-Security-Policy";

interface Deploy {
	project: string;
	address: string;
	preview: string | undefined;
	site: BuiltSite;
	command: readonly string[];
}

/** Prints what a deploy would send, and its command. */
export function describe({ project, address, preview, site, command }: Deploy): void {
	const bytes = site.files.reduce((sum, file) => sum + statSync(join(site.folder, file)).size, 0);
	const pages = site.files
		.filter((file) => file.endsWith(".html") && file !== "404.html")
		.map((file) => `/${file.slice(0, -".html".length)}`)
		.map((path) => (path === "/index" ? "/" : path))
		.sort();
	const everyPage = policyOf(site, "**");
	const signIn = policyOf(site, "/get-started").filter((part) => !everyPage.includes(part));

	console.log(`
Nothing was sent. A deploy would send:

Project   ${project}${preview ? `, preview channel ${preview}` : ""}
Address   ${address}
Files     ${site.files.length} from ${site.folder}, ${Math.round(bytes / 1000)} kB

Pages     ${pages.length}, and 404.html for any other path
${indented(pages)}
Headers (where two set the same one, the later applies)
${headers(site)}
${policyHeader} of every page
${indented(everyPage)}
On /get-started, instead of the same directives above
${indented(signIn)}
Command
  npx firebase ${command.join(" ")}
`);
}

/** Each header with its value, below the paths that it is sent with. */
function headers(site: BuiltSite): string {
	const paths = new Map<string, string[]>();
	for (const { source, headers } of site.rules) {
		const lines = headers.map(
			({ key, value }) => `  ${key}: ${key === policyHeader ? "see below" : value}`,
		);
		const text = indented(lines);
		paths.set(text, [...(paths.get(text) ?? []), source]);
	}
	return [...paths].map(([text, sources]) => indented(sources) + text).join("");
}

/** The directives of the security policy that is sent with a path. */
function policyOf({ rules }: BuiltSite, path: string): string[] {
	const headers = rules.filter(({ source }) => source === path).flatMap((rule) => rule.headers);
	return headers.find(({ key }) => key === policyHeader)?.value.split("; ") ?? [];
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}\n`).join("");
