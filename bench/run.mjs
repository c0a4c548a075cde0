// Run by `npm run bench`, with the Node version from this package.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { measure } from "./lighthouse.mjs";
import { printPages, printTimes } from "./report.mjs";
import { serveOutsideHosts, serveSite } from "./servers.mjs";
import { clickToHeading, interactions, median, weigh } from "./visits.mjs";

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		site: { type: "string", default: "" },
		browser: { type: "string" },
		pages: { type: "string", default: "/" },
		runs: { type: "string", default: "5" },
		desktop: { type: "boolean", default: false },
		// Measures the URLs in the remaining arguments in the same run.
		compare: { type: "boolean", default: false },
	},
});
const runs = Number(values.runs);
const device = values.desktop ? "desktop" : "mobile";

const site = await serveSite(values.site);
const outside = await serveOutsideHosts();
const port = 9222 + (process.pid % 500);
const browser = await chromium.launch({
	executablePath: values.browser,
	args: [`--remote-debugging-port=${port}`, "--no-first-run", ...outside.flags],
	chromiumSandbox: process.getuid?.() !== 0,
});

const own = values.pages.split(",").map((path) => ({ name: path, url: site.origin + path }));
const others = values.compare ? positionals.map((url) => ({ name: url, url })) : [];
const targets = [...own, ...others];

/**
 * Repeats a measurement and returns the median.
 * @param {() => Promise<number>} measurement
 */
async function repeated(measurement) {
	const results = [];
	for (let run = 0; run < runs; run += 1) results.push(await measurement());
	return median(results);
}

try {
	/** @type {Map<string, Record<string, number>[]>} */
	const measured = new Map(targets.map(({ name }) => [name, []]));
	// Interleave the pages, so that a slow minute of the machine affects all of them equally.
	for (let run = 1; run <= runs; run += 1) {
		console.error(`Lighthouse ${device}, run ${run} of ${runs}: ${targets.length} pages`);
		for (const { name, url } of targets) {
			measured.get(name)?.push(await measure(url, device, port));
		}
	}

	const pages = [];
	for (const { name, url } of targets) {
		const results = measured.get(name) ?? [];
		const medians = Object.keys(results[0] ?? {}).map((figure) => [
			figure,
			median(results.map((result) => result[figure] ?? Number.NaN)),
		]);
		const figures = { ...Object.fromEntries(medians), ...(await weigh(browser, url)) };
		pages.push({ name, own: url.startsWith(site.origin), figures });
	}

	const times = [];
	for (const { name, url } of [...own.slice(0, 1), ...others]) {
		const link = ":is(main, footer) a[href^='/']:not([href='/']):visible";
		for (const [circumstances, slow, limit] of /** @type {const} */ ([
			["unthrottled", false, 34],
			["4x CPU, slow 4G", true, 68],
		])) {
			const value = await repeated(() => clickToHeading(browser, url, link, slow));
			times.push({ name: `${name}: click to next heading, ${circumstances}`, value, limit });
		}
	}
	for (const [name, value] of Object.entries(
		await interactions(browser, `${site.origin}/`, runs),
	)) {
		times.push({ name: `interaction to next paint, 4x CPU: ${name}`, value, limit: 49 });
	}

	console.log(`\nLighthouse ${device}, median of ${runs}; times in ms, sizes in kB`);
	const missed = printPages(pages) + printTimes(times);
	console.log(missed ? `\n${missed} figures miss their target (*).` : "\nEvery target is met.");
	writeFileSync("figures.json", `${JSON.stringify({ device, runs, pages, times }, null, "\t")}\n`);
} finally {
	await browser.close();
	site.end();
	outside.end();
}
