// The checks of `npm run smoke`. Each returns the faults that it finds.
import { createHash } from "node:crypto";
import { connect } from "node:tls";

const day = 86_400_000;

/** The fewest days that the certificate, which renews itself, and security.txt must still be valid. */
const certificateDays = 14;
const securityTextDays = 30;

/** Headers of every response, and the form of their values. */
const requiredHeaders = /** @type {const} */ ([
	["strict-transport-security", /^max-age=\d{8,}/],
	["x-content-type-options", /^nosniff$/],
	["referrer-policy", /^strict-origin-when-cross-origin$/],
	["cross-origin-opener-policy", /^same-origin-allow-popups$/],
	["cross-origin-resource-policy", /^same-origin$/],
	["permissions-policy", /camera=\(\)/],
]);

/** Directives of every page's security policy. */
const requiredDirectives = [
	"default-src 'none'",
	"worker-src 'none'",
	"base-uri 'none'",
	"object-src 'none'",
	"frame-ancestors 'none'",
];

/**
 * Checks a page's title, heading and canonical URL.
 * @param {string} path
 * @param {string} html
 * @param {string | null} origin that canonical URLs must have; null accepts any
 */
export function pageFaults(path, html, origin) {
	/** @type {string[]} */
	const found = [];
	if (!/<title>[^<]+<\/title>/.test(html)) found.push("it has no title");
	if (!/<h1[\s>]/.test(html)) found.push("it has no heading");
	// Pages that are noindex have no canonical URL.
	if (/<meta name="robots" content="[^"]*noindex/.test(html)) return found;
	const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
	if (!canonical || new URL(canonical).pathname !== path) {
		found.push(`its canonical URL is ${canonical ?? "missing"}`);
	} else if (origin && new URL(canonical).origin !== origin) {
		found.push(`its canonical URL is on another site: ${canonical}`);
	}
	return found;
}

/**
 * Checks a page's headers, and that its security policy has the hashes of its inline text.
 * @param {string} path
 * @param {string} html
 * @param {Headers} headers
 * @param {boolean} isLocal whether the site is served by http on this machine
 */
export function headerFaults(path, html, headers, isLocal) {
	/** @type {string[]} */
	const found = requiredHeaders
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
	for (const [, tag, text = ""] of html.matchAll(/<(style|script)(?: data-[^>]*)?>(.*?)<\/\1>/gs)) {
		const hash = createHash("sha256").update(text).digest("base64");
		if (!policy.includes(`'sha256-${hash}'`)) {
			found.push(`the policy lacks the hash of the page's ${tag}: they are from two builds`);
		}
	}
	return found;
}

/**
 * Checks when security.txt expires.
 * @param {string} text
 * @param {Date} today
 */
export function securityTextFaults(text, today) {
	const left = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "") - today.getTime()) / day;
	if (left > securityTextDays) return [];
	return [
		left > 0
			? `it expires in ${Math.floor(left)} days: deploy again`
			: "it has expired, or has no expiry date: deploy again",
	];
}

/**
 * Checks when a certificate expires.
 * @param {string} validTo as Node gives it, such as "Nov 22 09:00:00 2026 GMT"
 * @param {Date} today
 */
export function expiryFaults(validTo, today) {
	const left = Math.floor((Date.parse(validTo) - today.getTime()) / day);
	return left >= certificateDays ? [] : [`it expires in ${left} days, on ${validTo}`];
}

/**
 * Checks the certificate of a host. Rejects if it isn't valid.
 * @param {URL} address
 * @param {number} timeout in milliseconds
 * @returns {Promise<string[]>}
 */
export function certificateFaults({ hostname, port }, timeout) {
	return new Promise((resolve, reject) => {
		const socket = connect(
			{ host: hostname, port: Number(port || 443), servername: hostname, timeout },
			() => {
				const { valid_to } = socket.getPeerCertificate();
				socket.end();
				resolve(expiryFaults(valid_to, new Date()));
			},
		);
		socket.once("timeout", () => socket.destroy(new Error("timed out")));
		socket.once("error", reject);
	});
}

/**
 * Sends the sign-in page's requests to Firebase, if the page's policy allows them.
 * @param {Headers} headers of the sign-in page
 * @param {string} key
 * @param {URL} site
 * @param {(url: string, init: RequestInit) => Promise<Response>} request
 */
export async function signInFaults(headers, key, site, request) {
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
	/** @type {string[]} */
	const found = [];
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
