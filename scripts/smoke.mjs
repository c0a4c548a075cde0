// Checks from outside that a published site is up, complete and secure. Needs no packages.
//   npm run smoke -- https://www.yourcompany.co.nz     or  node scripts/smoke.mjs ADDRESS
//   … --preview          the address is a preview's, whose pages name the real site
//   … --built FOLDER     waits until the site in that folder is the one that is served
// With VITE_FIREBASE_API_KEY, from the environment or .env, it also sends the sign-in page's requests.
// Exits with 1 if anything is wrong: docs/operating.md says what to do then.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
	certificateFaults,
	pageFaults,
	protectionFaults,
	securityTextFaults,
	signInFaults,
} from "./smoke-checks.mjs";

/** The longest wait for a response, and for a new deploy to be served everywhere, in milliseconds. */
const answerLimit = 20_000;
const deployLimit = 120_000;

const { address, preview, built } = options();
const settings = join(import.meta.dirname, "../.env");
if (existsSync(settings)) process.loadEnvFile(settings);
const isLocal = address.protocol === "http:";
let faults = 0;

/**
 * Runs a check and prints its name and its faults.
 * @param {string} what
 * @param {() => Promise<string[]>} check returns every fault; throws if there is no response
 */
async function look(what, check) {
	const found = await check().catch((error) => [`no answer (${error.cause?.code ?? error})`]);
	faults += found.length;
	console.log(`${found.length === 0 ? "✓" : "✗"} ${what}`);
	for (const fault of found) console.log(`    ${fault}`);
}

/**
 * @param {string | URL} path
 * @param {RequestInit} [init]
 */
const ask = (path, init) =>
	fetch(new URL(path, address), {
		redirect: "manual",
		signal: AbortSignal.timeout(answerLimit),
		...init,
	});

if (built) await look("the site that was built is the one that answers", deployed);

/** The site's pages: those in the sitemap, and the sign-in page, which isn't in it. */
const pages = ["/get-started"];
await look("the sitemap lists the pages", async () => {
	const response = await ask("/sitemap.xml");
	const text = await response.text();
	const locations = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => new URL(loc));
	pages.unshift(...locations.map(({ pathname }) => pathname));
	return locations.length > 1 ? [] : [`it answers ${response.status} and lists none`];
});

/** @type {Set<string>} */
const scripts = new Set();
for (const path of pages) {
	await look(path, async () => {
		const response = await ask(path);
		if (response.status !== 200) return [`it answers ${response.status}`];
		const html = await response.text();
		const script = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
		if (script) scripts.add(script);
		const site = isLocal || preview ? null : address.origin;
		return [
			...pageFaults(path, html, site),
			...protectionFaults(path, html, response.headers, isLocal),
		];
	});
}
await look("the pages' scripts", async () => {
	/** @type {string[]} */
	const found = scripts.size === 1 ? [] : [`the pages name ${scripts.size} first scripts, not one`];
	for (const script of scripts) {
		const response = await ask(script);
		const type = response.headers.get("content-type") ?? "nothing";
		if (response.status !== 200 || !type.includes("javascript")) {
			found.push(`${script} answers ${response.status} as ${type}`);
		}
	}
	return found;
});
await look("a path that is none", async () => {
	const path = `/no-such-page-${Date.now().toString(36)}`;
	const response = await ask(path);
	const html = await response.text();
	return [
		...(response.status === 404 ? [] : [`it answers ${response.status}, not 404`]),
		...(html.includes('<main id="main"') ? [] : ["it is not the site's own page"]),
		...protectionFaults(path, html, response.headers, isLocal),
	];
});
await look("a slash at the end leads to the page", async () => {
	const response = await ask("/services/");
	const to = response.headers.get("location");
	return response.status === 301 && to && new URL(to, address).pathname === "/services"
		? []
		: [`it answers ${response.status}${to ? ` to ${to}` : ""}`];
});
await look("security.txt", async () => {
	const response = await ask("/.well-known/security.txt");
	if (response.status !== 200) return [`it answers ${response.status}`];
	return securityTextFaults(await response.text(), new Date());
});
if (!isLocal) {
	await look("the certificate", () => certificateFaults(address, answerLimit));
	await look("http leads to https", async () => {
		const response = await ask(`http://${address.hostname}/`);
		const to = response.headers.get("location") ?? "";
		return response.status === 301 && to.startsWith("https://")
			? []
			: [`it answers ${response.status} ${to}`];
	});
}
const key = process.env.VITE_FIREBASE_API_KEY;
if (key || isLocal) {
	await look("sign-in: the provider answers this address", async () => {
		const response = await ask("/get-started");
		return signInFaults(response.headers, key || "demo-key", address, ask);
	});
} else console.log("· sign-in wasn't checked: VITE_FIREBASE_API_KEY is not set");

console.log(faults === 0 ? `\nAll well at ${address.origin}.` : `\n${faults} faults.`);
process.exitCode = faults === 0 ? 0 : 1;

/** Waits until the served home page is the one that was built. */
async function deployed() {
	const wanted = readFileSync(join(built ?? "", "index.html"), "utf8");
	const deadline = Date.now() + deployLimit;
	for (;;) {
		const served = await ask("/")
			.then((response) => response.text())
			.catch(() => "");
		if (served === wanted) return [];
		if (Date.now() > deadline) return [`the home page is not that of ${built}`];
		await new Promise((resolve) => setTimeout(resolve, 3_000));
	}
}

/** Parses the address and options. If they are wrong, prints the usage and exits. */
function options() {
	const usage = "npm run smoke -- https://www.yourcompany.co.nz [--preview] [--built FOLDER]";
	try {
		const { values, positionals } = parseArgs({
			allowPositionals: true,
			options: { preview: { type: "boolean" }, built: { type: "string" } },
		});
		const url = new URL(positionals[0] ?? "");
		const local = url.protocol === "http:" && /^(127\.0\.0\.1|localhost)$/.test(url.hostname);
		if (positionals.length > 1 || (url.protocol !== "https:" && !local)) {
			throw new Error("Give one address, with https.");
		}
		return { address: url, preview: values.preview ?? false, built: values.built };
	} catch (error) {
		console.error(`\n✗ ${error instanceof Error ? error.message : error}\n  ${usage}\n`);
		process.exit(1);
	}
}
