import { signInPath } from "#src/paths.ts";
import type { Hosting } from "./firebase-hosting.ts";

/**
 * What changes with each build in the configuration for nginx, as maps that docs/nginx.conf includes: the
 * security policies, the permissions policy and the redirects.
 */
export function nginxMaps({ headers, redirects }: Hosting): string {
	const headerOf = (source: string, name: string) =>
		headers.find((rule) => rule.source === source)?.headers.find(({ key }) => key === name)?.value;
	const map = (from: string, to: string, lines: readonly string[]) =>
		`map ${from} ${to} {\n${lines.map((line) => `\t${line};\n`).join("")}}\n`;
	return [
		// The path as it was requested: $uri is the page's file by the time the headers are sent.
		map("$request_uri", "$site_policy", [
			`default "${headerOf("**", "Content-Security-Policy")}"`,
			`"~^${signInPath}(?:[?]|$)" "${headerOf(signInPath, "Content-Security-Policy")}"`,
		]),
		map('""', "$site_permissions", [`default "${headerOf("**", "Permissions-Policy")}"`]),
		map("$uri", "$site_redirect", [
			'default ""',
			...redirects.map(({ source, destination }) => `"${source}" "${destination}"`),
		]),
	].join("");
}
