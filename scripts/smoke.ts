// Checks from outside that a published site is up, complete and secure. With Node 24 it needs no packages,
// so it imports nothing but Node's modules and its own, with types that Node can strip.
//   npm run smoke -- https://www.yourcompany.co.nz     or  node scripts/smoke.ts ADDRESS
//   … --built FOLDER     first waits until the site in that folder is the one that is served
// With VITE_FIREBASE_API_KEY, from the environment or .env, it also sends the sign-in page's requests.
// Prints a line for each check, with its faults below it. Exits with 1 if there are any:
// docs/operating.md says what to do then.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseOptions, stop } from "./shared/setup.ts";
import {
	certificateFaults,
	headerFaults,
	holidayFaults,
	moduleOf,
	pageFaults,
	rewritingFaults,
	securityTextFaults,
	signInFaults,
} from "./smoke/checks.ts";

/** The time limits for a response, and until a new deploy is served, in milliseconds. */
const responseLimit = 20_000;
const deployLimit = 120_000;

const { address, built } = options();
const envFile = join(import.meta.dirname, "../.env");
if (existsSync(envFile)) process.loadEnvFile(envFile);
const isLocal = address.protocol === "http:";
let faults = 0;

/** Runs a check, which returns its faults or throws if there is no response. Prints its name and them. */
async function run(what: string, check: () => Promise<string[]>): Promise<void> {
	const found = await check().catch((error) => [`no response (${error.cause?.code ?? error})`]);
	faults += found.length;
	console.log(`${found.length === 0 ? "✓" : "✗"} ${what}`);
	for (const fault of found) console.log(`    ${fault}`);
}

/** Sends a request to the site, or to an absolute URL. */
const request = (path: string, init?: RequestInit) =>
	fetch(new URL(path, address), {
		redirect: "manual",
		signal: AbortSignal.timeout(responseLimit),
		...init,
	});

if (built) await run("the new site is served", deployed);

/** Paths of the site's pages: those in the sitemap, and the sign-in page, which isn't in it. */
const pages = ["/get-started"];
await run("the sitemap lists the pages", async () => {
	const response = await request("/sitemap.xml");
	const text = await response.text();
	const entries = text.split("<loc>").slice(1);
	const locations = entries.map((entry) => new URL(entry.split("</loc>")[0] ?? ""));
	pages.unshift(...locations.map(({ pathname }) => pathname));
	return locations.length > 1 ? [] : [`the response is ${response.status} and lists none`];
});

const scripts = new Set<string>();
for (const path of pages) {
	await run(path, async () => {
		const response = await request(path);
		if (response.status !== 200) return [`the response is ${response.status}`];
		const html = await response.text();
		const script = moduleOf(html);
		if (script) scripts.add(script);
		return [
			...pageFaults(path, html, isLocal ? null : address.origin),
			...headerFaults(path, html, response.headers, isLocal),
			...rewritingFaults(html),
			...holidayFaults(html, new Date()),
		];
	});
}
await run("the pages' scripts", async () => {
	const found: string[] =
		scripts.size === 1 ? [] : [`the pages load ${scripts.size} scripts, not one`];
	for (const script of scripts) {
		const response = await request(script);
		const type = response.headers.get("content-type") ?? "none";
		if (response.status !== 200 || !type.includes("javascript")) {
			found.push(`${script}: the response is ${response.status}, of type ${type}`);
		}
	}
	return found;
});
await run("a page that doesn't exist", async () => {
	const path = `/no-such-page-${Date.now().toString(36)}`;
	const response = await request(path);
	const html = await response.text();
	return [
		...(response.status === 404 ? [] : [`the response is ${response.status}, not 404`]),
		...(html.includes('<main id="main"') ? [] : ["it isn't the site's own not-found page"]),
		...headerFaults(path, html, response.headers, isLocal),
	];
});
await run("/services/ redirects to /services", async () => {
	const response = await request("/services/");
	const to = response.headers.get("location");
	return response.status === 301 && to && new URL(to, address).pathname === "/services"
		? []
		: [`the response is ${response.status}${to ? ` to ${to}` : ""}`];
});
await run("security.txt", async () => {
	const response = await request("/.well-known/security.txt");
	if (response.status !== 200) return [`the response is ${response.status}`];
	return securityTextFaults(await response.text(), new Date());
});
if (!isLocal) {
	await run("the certificate", () => certificateFaults(address, responseLimit));
	await run("http redirects to https", async () => {
		const response = await request(`http://${address.hostname}/`);
		const to = response.headers.get("location") ?? "";
		return response.status === 301 && to.startsWith("https://")
			? []
			: [`the response is ${response.status} ${to}`];
	});
}
const key = process.env.VITE_FIREBASE_API_KEY;
if (key || isLocal) {
	await run("sign-in works with this address and key", async () => {
		const response = await request("/get-started");
		return signInFaults(response.headers, key || "demo-key", address, request);
	});
} else console.log("· sign-in wasn't checked, because VITE_FIREBASE_API_KEY isn't set");

console.log(`\n${faults || "No"} ${faults === 1 ? "fault" : "faults"} at ${address.origin}.`);
process.exitCode = faults === 0 ? 0 : 1;

/** Waits until security.txt is the one in the folder: it holds the time of the build. */
async function deployed(): Promise<string[]> {
	const file = "/.well-known/security.txt";
	const wanted = readFileSync(join(built ?? "", file), "utf8");
	const deadline = Date.now() + deployLimit;
	for (;;) {
		const served = await request(file)
			.then((response) => response.text())
			.catch(() => "");
		if (served === wanted) return [];
		if (Date.now() > deadline) return [`${file} isn't that of ${built}`];
		await new Promise((resolve) => setTimeout(resolve, 3_000));
	}
}

/** Parses the address and options. If they are wrong, prints the usage and exits. */
function options() {
	const usage = "npm run smoke -- https://www.yourcompany.co.nz [--built FOLDER]";
	const { values, positionals } = parseOptions(usage, {
		allowPositionals: true,
		options: { built: { type: "string" } },
	});
	const [address = "", ...more] = positionals;
	const url = URL.canParse(address) ? new URL(address) : undefined;
	const local = url?.protocol === "http:" && /^(127\.0\.0\.1|localhost)$/.test(url.hostname);
	if (more.length > 0 || !(url?.protocol === "https:" || local)) {
		stop(`Give one address, with https.\n  ${usage}`);
	}
	return { address: url, built: values.built };
}
