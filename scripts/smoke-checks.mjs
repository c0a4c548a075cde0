// What must hold of a published site, each as the list of what is wrong.
import { createHash } from "node:crypto";
import { connect } from "node:tls";

const day = 86_400_000;

/** How long before its end the certificate, which renews itself, and security.txt are too old. */
const certificateDays = 14;
const securityTextDays = 30;

/** Headers that every answer has, and what each must say. */
const protections = /** @type {const} */ ([
	["strict-transport-security", /^max-age=\d{8,}/],
	["x-content-type-options", /^nosniff$/],
	["referrer-policy", /^strict-origin-when-cross-origin$/],
	["cross-origin-opener-policy", /^same-origin-allow-popups$/],
	["cross-origin-resource-policy", /^same-origin$/],
	["permissions-policy", /camera=\(\)/],
]);

/** Directives of the policy of every page. */
const directives = [
	"default-src 'none'",
	"worker-src 'none'",
	"base-uri 'none'",
	"object-src 'none'",
	"frame-ancestors 'none'",
];

/**
 * @param {string} path
 * @param {string} html
 * @param {string | null} site its origin, or null where the pages name another
 */
export function pageFaults(path, html, site) {
	/** @type {string[]} */
	const found = [];
	if (!/<title>[^<]+<\/title>/.test(html)) found.push("it has no title");
	if (!/<h1[\s>]/.test(html)) found.push("it has no heading");
	// A page that search engines may not list has none.
	if (/<meta name="robots" content="[^"]*noindex/.test(html)) return found;
	const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
	if (!canonical || new URL(canonical).pathname !== path) {
		found.push(`its canonical address is ${canonical ?? "missing"}`);
	} else if (site && new URL(canonical).origin !== site) {
		found.push(`it names another site as its own: ${canonical}`);
	}
	return found;
}

/**
 * Whether the answer has its headers, and the policy is that of this very page.
 * @param {string} path
 * @param {string} html
 * @param {Headers} headers
 * @param {boolean} isLocal http, on this machine
 */
export function protectionFaults(path, html, headers, isLocal) {
	/** @type {string[]} */
	const found = protections
		.filter(([name]) => !isLocal || name !== "strict-transport-security")
		.filter(([name, form]) => !form.test(headers.get(name) ?? ""))
		.map(([name]) => `the header ${name} is ${headers.get(name) ?? "missing"}`);
	const policy = headers.get("content-security-policy");
	if (!policy) return [...found, "it has no content security policy"];

	const parts = policy.split("; ");
	for (const directive of directives) {
		if (!parts.includes(directive)) found.push(`the policy lacks ${directive}`);
	}
	if (/'unsafe-|(?:^|[ ;])(?:\*|https?:)(?= |;|$)/.test(policy)) {
		found.push("the policy allows anything somewhere");
	}
	// The sign-in page's is wider where bot protection is on.
	if (path !== "/get-started" && !policy.includes("trusted-types 'none'")) {
		found.push("the policy lets text become code");
	}
	for (const [, tag, text = ""] of html.matchAll(/<(style|script)(?: data-[^>]*)?>(.*?)<\/\1>/gs)) {
		const hash = createHash("sha256").update(text).digest("base64");
		if (!policy.includes(`'sha256-${hash}'`)) {
			found.push(`the policy does not name the page's ${tag}: files and headers are of two builds`);
		}
	}
	return found;
}

/**
 * @param {string} text
 * @param {Date} today
 */
export function securityTextFaults(text, today) {
	const left = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "") - today.getTime()) / day;
	if (left > securityTextDays) return [];
	return [
		left > 0
			? `it expires in ${Math.floor(left)} days: deploy again`
			: "it has expired, or says no day: deploy again",
	];
}

/**
 * @param {URL} address
 * @param {number} timeout in milliseconds
 * @returns {Promise<string[]>}
 */
export function certificateFaults({ hostname, port }, timeout) {
	return new Promise((resolve, reject) => {
		const socket = connect(
			{ host: hostname, port: Number(port || 443), servername: hostname, timeout },
			() => {
				const end = socket.getPeerCertificate().valid_to;
				socket.end();
				const left = Math.floor((Date.parse(end) - Date.now()) / day);
				resolve(left >= certificateDays ? [] : [`it expires in ${left} days, on ${end}`]);
			},
		);
		socket.once("timeout", () => socket.destroy(new Error("no answer in time")));
		socket.once("error", reject);
	});
}

/**
 * Asks the provider what the sign-in page asks, from where the page's policy lets it ask.
 * @param {Headers} headers of the sign-in page
 * @param {string} key
 * @param {URL} site
 * @param {(address: string, init: RequestInit) => Promise<Response>} ask
 */
export async function signInFaults(headers, key, site, ask) {
	const policy = headers.get("content-security-policy") ?? "";
	const sources = (/connect-src ([^;]*)/.exec(policy)?.[1] ?? "").split(" ");
	const emulator = sources.find((source) => source.startsWith("http://"));
	const at = (/** @type {string} */ host) =>
		sources.includes(`https://${host}`)
			? emulator
				? `${emulator}/${host}`
				: `https://${host}`
			: "";
	const accounts = at("identitytoolkit.googleapis.com");
	const tokens = at("securetoken.googleapis.com");
	if (!accounts || !tokens) return ["the sign-in page's policy does not let it ask the provider"];

	// As a browser does: the key may be restricted to the site's addresses.
	const from = { referer: `${site.origin}/` };
	/** @type {string[]} */
	const found = [];
	const project = await ask(`${accounts}/v1/projects?key=${key}`, { headers: from });
	if (project.status === 200) {
		const { authorizedDomains = [] } = await project.json();
		if (!emulator && !authorizedDomains.includes(site.hostname)) {
			found.push(`${site.hostname} is no authorised domain: Google sign-in is refused there`);
		}
	} else found.push(`Identity Toolkit answers ${project.status}: is the key restricted too far?`);

	const token = await ask(`${tokens}/v1/token?key=${key}`, {
		method: "POST",
		headers: { ...from, "content-type": "application/x-www-form-urlencoded" },
		body: "grant_type=refresh_token&refresh_token=none",
	});
	// A token that is none is refused as such: the key itself is not.
	if (token.status !== 400) found.push(`the token service answers ${token.status}, not 400`);
	const frame = /frame-src (https:\/\/[^; ]+)/.exec(policy)?.[1];
	if (frame) {
		const helper = await ask(`${frame}/__/auth/iframe`, { headers: from });
		if (helper.status !== 200) found.push(`${frame}/__/auth/iframe answers ${helper.status}`);
	}
	return found;
}
