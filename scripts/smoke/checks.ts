// The checks of `npm run smoke`. Each returns the faults that it finds.
import { createHash } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:tls";

const day = 86_400_000;

/** The fewest days that the certificate, which renews itself, and security.txt must still be valid. */
const certificateDays = 14;
const securityTextDays = 30;
/** The fewest days for which the contact page must still know the public holidays. */
const holidayDays = 365;

/** Headers of every response, and the form of their values. */
const requiredHeaders = [
	["strict-transport-security", /^max-age=\d{8,}/],
	["x-content-type-options", /^nosniff$/],
	["referrer-policy", /^strict-origin-when-cross-origin$/],
	["cross-origin-opener-policy", /^same-origin-allow-popups$/],
	["cross-origin-resource-policy", /^same-origin$/],
	["permissions-policy", /camera=\(\)/],
] as const;

/** Directives of every page's security policy. */
const requiredDirectives = [
	"default-src 'none'",
	"worker-src 'none'",
	"base-uri 'none'",
	"object-src 'none'",
	"frame-ancestors 'none'",
];

/** The elements with a name, by their attributes as written and their text, in HTML of the build's. */
function elements(html: string, name: string): { tag: string; text: string }[] {
	return html
		.split(`<${name}`)
		.slice(1)
		.filter((rest) => rest.startsWith(">") || rest.startsWith(" "))
		.map((rest) => {
			const end = rest.indexOf(">");
			const [text = ""] = rest.slice(end + 1).split(`</${name}>`);
			return { tag: rest.slice(0, end), text };
		});
}

/** The value of an attribute in an opening tag. */
function attribute(tag: string, name: string): string | undefined {
	return tag.split(` ${name}="`)[1]?.split('"')[0];
}

/** The address of a page's first module. */
export function moduleOf(html: string): string | undefined {
	const module = elements(html, "script").find(({ tag }) => attribute(tag, "type") === "module");
	return module && attribute(module.tag, "src");
}

/**
 * Checks a page's title, heading and canonical URL.
 *
 * @param origin that canonical URLs must have; null accepts any
 */
export function pageFaults(path: string, html: string, origin: string | null): string[] {
	const found: string[] = [];
	if (!elements(html, "title")[0]?.text) found.push("it has no title");
	if (elements(html, "h1").length === 0) found.push("it has no heading");
	// Pages that are noindex have no canonical URL.
	const robots = elements(html, "meta").find(({ tag }) => attribute(tag, "name") === "robots");
	if (robots && attribute(robots.tag, "content")?.includes("noindex")) return found;
	const link = elements(html, "link").find(({ tag }) => attribute(tag, "rel") === "canonical");
	const canonical = link && attribute(link.tag, "href");
	if (!canonical || new URL(canonical).pathname !== path) {
		found.push(`its canonical URL is ${canonical ?? "missing"}`);
	} else if (origin && new URL(canonical).origin !== origin) {
		found.push(`its canonical URL is on another site: ${canonical}`);
	}
	return found;
}

/**
 * Checks a page's headers, and that its security policy has the hashes of its inline text.
 *
 * @param isLocal whether the site is served by http on this machine
 */
export function headerFaults(
	path: string,
	html: string,
	headers: Headers,
	isLocal: boolean,
): string[] {
	const found: string[] = requiredHeaders
		.filter(([name]) => !isLocal || name !== "strict-transport-security")
		.filter(([name, form]) => !form.test(headers.get(name) ?? ""))
		.map(([name]) => `the header ${name} is ${headers.get(name) ?? "missing"}`);
	const policy = headers.get("content-security-policy");
	if (!policy) return [...found, "it has no content security policy"];

	const directives = policy.split("; ");
	for (const directive of requiredDirectives) {
		if (!directives.includes(directive)) found.push(`the policy lacks ${directive}`);
	}
	if (/'unsafe-|(?:^|[ ;])(?:\*|https?:)(?= |;|$)/.test(policy)) {
		found.push("the policy has an unsafe source, or one that matches any host");
	}
	// On the sign-in page, bot protection needs a policy without Trusted Types.
	if (path !== "/get-started" && !policy.includes("trusted-types 'none'")) {
		found.push("the policy doesn't enforce Trusted Types");
	}
	for (const name of ["style", "script"]) {
		for (const { tag, text } of elements(html, name)) {
			// Others are data, or have a file.
			if (tag && !tag.startsWith(" data-")) continue;
			const hash = createHash("sha256").update(text).digest("base64");
			if (!policy.includes(`'sha256-${hash}'`)) {
				found.push(`the policy lacks the hash of the page's ${name}: they are from two builds`);
			}
		}
	}
	return found;
}

/**
 * Checks that nothing between the build and here has changed a page: a host's or a proxy's script, or its
 * links in place of email addresses, which the page's own policy keeps from working.
 */
export function rewritingFaults(html: string): string[] {
	const added = elements(html, "script")
		.map(({ tag }) => attribute(tag, "src"))
		.filter((src) => src !== undefined && !src.startsWith("/assets/"));
	const links = elements(html, "a")
		.map(({ tag }) => attribute(tag, "href"))
		.filter((href) => href?.startsWith("/cdn-cgi/"));
	return [...new Set([...added, ...links])].map(
		(address) => `the host has put ${address} into it: switch that off (docs/deploying.md)`,
	);
}

/** Checks when security.txt expires. */
export function securityTextFaults(text: string, today: Date): string[] {
	const left = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "") - today.getTime()) / day;
	if (left > securityTextDays) return [];
	return [
		left > 0
			? `it expires in ${Math.floor(left)} days: deploy again`
			: "it has expired, or has no expiry date: deploy again",
	];
}

/** Checks until when a page with opening hours knows the public holidays. */
export function holidayFaults(html: string, today: Date): string[] {
	const line = elements(html, "span").find(({ tag }) => tag.includes(" data-opening-status"));
	const last = line && attribute(line.tag, "data-last-holiday");
	// A build knows those of whole years.
	const end = `${last?.slice(0, 4)}-12-31`;
	if (!last || Date.parse(end) - today.getTime() >= holidayDays * day) return [];
	return [`the public holidays that it knows end on ${end}: deploy again`];
}

/**
 * Checks when a certificate expires.
 *
 * @param validTo as Node gives it, such as "Nov 22 09:00:00 2026 GMT"
 */
export function expiryFaults(validTo: string, today: Date): string[] {
	const left = Math.floor((Date.parse(validTo) - today.getTime()) / day);
	return left >= certificateDays ? [] : [`it expires in ${left} days, on ${validTo}`];
}

/**
 * Checks the certificate of a host. Rejects if it isn't valid.
 *
 * @param timeout in milliseconds
 */
export async function certificateFaults(
	{ hostname, port }: URL,
	timeout: number,
): Promise<string[]> {
	const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname });
	socket.setTimeout(timeout, () => socket.destroy(new Error("timed out")));
	await once(socket, "secureConnect");
	const { valid_to } = socket.getPeerCertificate();
	socket.destroy();
	return expiryFaults(valid_to, new Date());
}

/**
 * Sends the sign-in page's requests to Firebase, if the page's policy allows them.
 *
 * @param headers of the sign-in page
 */
export async function signInFaults(
	headers: Headers,
	key: string,
	site: URL,
	request: (url: string, init: RequestInit) => Promise<Response>,
): Promise<string[]> {
	const policy = headers.get("content-security-policy") ?? "";
	const sources = (/connect-src ([^;]*)/.exec(policy)?.[1] ?? "").split(" ");
	const hosts = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];
	if (!hosts.every((host) => sources.includes(host))) {
		return ["the sign-in page's policy blocks requests to Firebase"];
	}
	// The auth emulator serves each host in a folder with its name.
	const emulator = sources.find((source) => source.startsWith("http://"));
	const [accounts, tokens] = hosts.map((host) =>
		emulator ? host.replace("https:/", emulator) : host,
	);

	// Browsers send it, and the key may be restricted to it.
	const from = { referer: `${site.origin}/` };
	const found: string[] = [];
	const project = await request(`${accounts}/v1/projects?key=${key}`, { headers: from });
	if (project.status === 200) {
		const { authorizedDomains = [] } = await project.json();
		if (!emulator && !authorizedDomains.includes(site.hostname)) {
			found.push(`${site.hostname} isn't an authorised domain, so Google sign-in fails`);
		}
	} else {
		found.push(`Identity Toolkit answers ${project.status}: does the key's restriction allow it?`);
	}

	// An invalid token gets 400, a key that may not be used here another status.
	const token = await request(`${tokens}/v1/token?key=${key}`, {
		method: "POST",
		headers: { ...from, "content-type": "application/x-www-form-urlencoded" },
		body: "grant_type=refresh_token&refresh_token=none",
	});
	if (token.status !== 400) found.push(`the token service answers ${token.status}, not 400`);
	const frame = /frame-src (https:\/\/[^; ]+)/.exec(policy)?.[1];
	if (frame) {
		const iframe = await request(`${frame}/__/auth/iframe`, { headers: from });
		if (iframe.status !== 200) found.push(`${frame}/__/auth/iframe answers ${iframe.status}`);
	}
	return found;
}
