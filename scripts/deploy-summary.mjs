// What `npm run deploy -- --dry-run` says of the site that it would send.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { root } from "./setup.mjs";

/**
 * @typedef {object} Deploy
 * @property {string} project
 * @property {string} address
 * @property {string | undefined} preview
 * @property {ReturnType<typeof import("./publishable.mjs").readBuiltSite>} site
 * @property {readonly string[]} command
 */

/**
 * Says what would be sent, and by which command.
 * @param {Deploy} deploy
 */
export function describe({ project, address, preview, site, command }) {
	const kilobytes = (/** @type {(data: Buffer, file: string) => number} */ size) => {
		const sizes = site.files.map((file) => size(readFileSync(join(root, site.folder, file)), file));
		return `${Math.round(sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000)} kB`;
	};
	// Pictures and fonts are compressed by their own formats.
	const brotliSize = (/** @type {Buffer} */ data, /** @type {string} */ file) =>
		/\.(?:avif|ico|png|webp|woff2)$/.test(file) ? data.length : brotliCompressSync(data).length;
	const pages = site.files
		.filter((file) => file.endsWith(".html") && file !== "404.html")
		.map((file) => `/${file.replace(/(?:^index)?\.html$/, "")}`)
		.sort();

	console.log(`
Nothing was sent. A deploy would send:

Project   ${project}${preview ? `, preview channel ${preview}` : ""}
Address   ${address}
Files     ${site.files.length} from ${site.folder}: ${kilobytes(({ length }) => length)}, ${kilobytes(brotliSize)} with text in brotli

Pages     ${pages.length}, and 404.html for any other path
${pages.map((page) => `  ${page}\n`).join("")}
Headers, of two that match a path the later
${headerLines(site)}
Content-Security-Policy
${policyLines(site)}
Command
  npx firebase ${command.join(" ")}
`);
}

/**
 * The header rules, those that differ only in their path together.
 * @param {Deploy["site"]} site
 */
function headerLines(site) {
	/** @type {Map<string, string[]>} */
	const paths = new Map();
	for (const { source, headers } of site.rules) {
		const lines = headers
			.map(({ key, value }) =>
				key === "Content-Security-Policy" ? `    ${key}: see below\n` : `    ${key}: ${value}\n`,
			)
			.join("");
		paths.set(lines, [...(paths.get(lines) ?? []), source]);
	}
	return [...paths]
		.map(([lines, sources]) => `${sources.map((source) => `  ${source}\n`).join("")}${lines}`)
		.join("");
}

/**
 * The policy of every page, a directive a line, and what the sign-in page's has in place of it.
 * @param {Deploy["site"]} site
 */
function policyLines(site) {
	const policyOf = (/** @type {string} */ path) =>
		site.rules
			.filter(({ source }) => source === path)
			.flatMap(({ headers }) => headers)
			.find(({ key }) => key === "Content-Security-Policy")
			?.value.split("; ") ?? [];
	const everywhere = policyOf("**");
	const signIn = policyOf("/get-started").filter((directive) => !everywhere.includes(directive));
	const lines = (/** @type {string[]} */ directives) =>
		directives.map((directive) => `  ${directive}\n`).join("");
	return `${lines(everywhere)}\nOn /get-started, in place of those\n${lines(signIn)}`;
}
