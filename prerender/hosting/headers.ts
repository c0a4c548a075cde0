import { signInPath } from "#src/paths.ts";
import { securityFile } from "../discovery/security-txt.ts";
import { contentSecurityPolicy, type PolicyInput, reportsEndpoint } from "./security-policy.ts";

/**
 * Lets Chromium prerender the sign-in page, which is always loaded as a document
 * (src/routing/router.ts), while the pointer rests on a link to it on another page. Other browsers
 * ignore it.
 */
const speculationRules = "/prerender.speculationrules";

/** What the headers depend on. */
export interface HeadersInput extends PolicyInput {
	/** Paths of all files of the built site. */
	files: readonly string[];
}

export interface HeaderRule {
	source: string;
	headers: { key: string; value: string }[];
}

function rule(source: string, headers: Record<string, string>): HeaderRule {
	return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

/**
 * Header rules for some of the files, listed by name. A rule for a whole folder would also match missing
 * files, and browsers would cache their 404 even after the file is back.
 */
function rulesForFiles(files: readonly string[], headers: Record<string, string>): HeaderRule[] {
	const names = new Map<string, string[]>();
	for (const file of files) {
		const end = file.lastIndexOf("/") + 1;
		// Other characters would be wildcards here. Such a file is sent like a page.
		if (!/^[\w.-]+$/.test(file.slice(end))) continue;
		const folder = file.slice(0, end);
		names.set(folder, [...(names.get(folder) ?? []), file.slice(end)]);
	}
	return [...names].map(([folder, inIt]) =>
		rule(folder + (inIt.length === 1 ? inIt[0] : `{${inIt.join(",")}}`), headers),
	);
}

/**
 * Browser features that the site doesn't use and therefore blocks. The list has the names Chromium
 * knows on every system, because it logs a warning for each unknown name. Two are left out:
 * "storage-access", which the Google sign-in iframe may use, and local network access, which the auth
 * emulator needs.
 */
const unusedPermissions = [
	"accelerometer",
	"autoplay",
	"browsing-topics",
	"camera",
	"captured-surface-control",
	"clipboard-read",
	"clipboard-write",
	"compute-pressure",
	"deferred-fetch",
	"deferred-fetch-minimal",
	"digital-credentials-create",
	"digital-credentials-get",
	"display-capture",
	"encrypted-media",
	"fullscreen",
	"gamepad",
	"geolocation",
	"gyroscope",
	"hid",
	"identity-credentials-get",
	"idle-detection",
	"keyboard-map",
	"language-detector",
	"language-model",
	"local-fonts",
	"magnetometer",
	"media-playback-while-not-visible",
	"microphone",
	"midi",
	"on-device-speech-recognition",
	"otp-credentials",
	"payment",
	"picture-in-picture",
	"private-state-token-issuance",
	"private-state-token-redemption",
	"publickey-credentials-create",
	"publickey-credentials-get",
	"screen-wake-lock",
	"serial",
	"speaker-selection",
	"summarizer",
	"sync-xhr",
	"translator",
	"unload",
	"usb",
	"window-management",
	"xr-spatial-tracking",
];

/** The headers of every response, and further ones by path. A later rule for the same path wins. */
export function headerRules(input: HeadersInput): HeaderRule[] {
	const filesIn = (...folders: string[]) =>
		input.files.filter((file) => folders.includes(file.split("/")[1] ?? ""));
	const forAll: Record<string, string> = {
		"Content-Security-Policy": contentSecurityPolicy(input, false),
		// With "same-origin", the Google sign-in popup couldn't reach the page that opened it.
		"Cross-Origin-Opener-Policy": "same-origin-allow-popups",
		"Cross-Origin-Resource-Policy": "same-origin",
		"Permissions-Policy": unusedPermissions.map((name) => `${name}=()`).join(", "),
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"X-Content-Type-Options": "nosniff",
		"Cache-Control": "no-cache",
		"Speculation-Rules": `"${speculationRules}"`,
	};
	if (input.reports) forAll["Reporting-Endpoints"] = `${reportsEndpoint}="${input.reports}"`;
	if (!input.emulator) {
		forAll["Strict-Transport-Security"] = "max-age=63072000; includeSubDomains";
	}
	return [
		rule("**", forAll),
		rule(signInPath, { "Content-Security-Policy": contentSecurityPolicy(input, true) }),
		// Cached for a year, because their names contain a content hash.
		...rulesForFiles(filesIn("assets"), {
			"Cache-Control": "public, max-age=31536000, immutable",
		}),
		...rulesForFiles(filesIn("cards", "art", "forms"), {
			"Cache-Control": "public, max-age=86400",
		}),
		// What other sites show of a page: its social card, and in a translator's copy of it, its pictures
		// and styles. These files are public and the same for everyone, so nothing is protected by less.
		rule("/{assets,cards,art}/**", { "Cross-Origin-Resource-Policy": "cross-origin" }),
		// In search results, Markdown versions would compete with their pages.
		...rulesForFiles(
			input.files.filter((file) => file.endsWith(".md")),
			{ "Content-Type": "text/markdown; charset=utf-8", "X-Robots-Tag": "noindex" },
		),
		// Page fragments, for client-side navigation. Search results must lead to whole documents.
		rule("/pages/**", { "X-Robots-Tag": "noindex" }),
		rule(speculationRules, { "Content-Type": "application/speculationrules+json" }),
		rule("/llms.txt", { "Content-Type": "text/plain; charset=utf-8" }),
		// Firebase's "**" doesn't match this path, because its folder's name starts with a dot.
		rule(securityFile, { ...forAll, "Content-Type": "text/plain; charset=utf-8" }),
	];
}
