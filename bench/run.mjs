// Run by `npm run bench`, with the Node version from this package.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { measure } from "./lighthouse.mjs";
import { printPages, printRatios, printTimes, warnings } from "./report.mjs";
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
		// The folder of another revision's build, measured in turns with this one.
		against: { type: "string" },
		// Measures the pages without their scripts in the same run.
		bare: { type: "boolean", default: false },
		// Measures the URLs in the remaining arguments in the same run.
		compare: { type: "boolean", default: false },
		// Leaves out Lighthouse.
		clicks: { type: "boolean", default: false },
	},
});
const runs = Number(values.runs);
const device = values.desktop ? "desktop" : "mobile";
const paths = values.pages.split(",");

/** Pairs of pages, the second linked from the first, for a click from one to the other. */
const pairs = [
	["/", "/services"],
	["/services", "/solutions/ai-agents"],
	["/solutions/ai-agents", "/industries/finance"],
	["/industries/finance", "/contact"],
	["/contact", "/get-started"],
];

const outside = await serveOutsideHosts();
const port = 9222 + (process.pid % 500);
const browser = await chromium.launch({
	executablePath: values.browser,
	args: [`--remote-debugging-port=${port}`, "--no-first-run", ...outside.flags],
	chromiumSandbox: process.getuid?.() !== 0,
});
const own = await serveSite(values.site);
const against = values.against ? await serveSite(values.against) : undefined;
const bare = values.bare ? await serveSite(values.site, true) : undefined;
const builds = [
	{ build: "now", origin: own.origin },
	...(against ? [{ build: "before", origin: against.origin }] : []),
	...(bare ? [{ build: "bare", origin: bare.origin }] : []),
];
const others = values.compare ? positionals.map((url) => ({ name: url, url })) : [];

/** Results by name, in the order of the first measurements. @type {Map<string, number[]>} */
const timed = new Map();

/** @param {string} name @param {number} time */
const note = (name, time) => timed.set(name, [...(timed.get(name) ?? []), time]);

const circumstances = /** @type {const} */ ([
	["unthrottled", false],
	["4x CPU, slow 4G", true],
]);

try {
	const targets = paths.flatMap((path) =>
		builds.map(({ build, origin }) => ({ name: path, build, url: origin + path })),
	);
	targets.push(...others.map(({ name, url }) => ({ name, build: "peer", url })));
	const measured = targets.map((target) => ({
		...target,
		results: /** @type {Record<string, number>[]} */ ([]),
	}));
	// In turns, so that a slow minute of the machine affects all of them.
	for (let run = 1; run <= runs && !values.clicks; run += 1) {
		console.error(`Lighthouse ${device}, run ${run} of ${runs}: ${targets.length} pages`);
		for (const { url, results } of measured) results.push(await measure(url, device, port));
	}
	for (let run = 1; run <= runs; run += 1) {
		console.error(`Clicks, run ${run} of ${runs}`);
		for (const [what, slow] of circumstances) {
			for (const [from = "", to = ""] of pairs) {
				const link = `:is(header, main, footer) a[href='${to}']:visible`;
				for (const { build, origin } of builds) {
					note(
						`${build}: ${from} to ${to}, ${what}`,
						await clickToHeading(browser, origin + from, link, slow),
					);
				}
			}
			for (const { name, url } of others) {
				const link = ":is(main, footer) a[href^='/']:not([href='/']):visible";
				note(`${name}, ${what}`, await clickToHeading(browser, url, link, slow));
			}
		}
		for (const { build, origin } of [...builds, { build: "floor", origin: own.floor }]) {
			const found = await interactions(browser, origin);
			for (const [name, time] of Object.entries(found)) note(`${build}: INP, ${name}`, time);
		}
	}

	const pages = [];
	for (const { name, build, url, results } of measured) {
		const medians = Object.keys(results[0] ?? {}).map((figure) => [
			figure,
			median(results.map((result) => result[figure] ?? Number.NaN)),
		]);
		if (medians.length === 0) continue;
		const weight = await weigh(browser, url);
		pages.push({ name, build, figures: { ...Object.fromEntries(medians), ...weight } });
	}
	const speeds = measured.flatMap(({ results }) => results.map(({ machine = 0 }) => machine));
	const times = Object.fromEntries([...timed].map(([name, all]) => [name, median(all)]));

	console.log(
		`\n${values.clicks ? "" : `Lighthouse ${device}, `}median of ${runs}; times in ms, sizes in kB${speeds.length > 0 ? `; the machine's own speed ${median(speeds).toFixed(0)} (Lighthouse's benchmark index)` : ""}`,
	);
	for (const warning of warnings(speeds, [...timed.values()])) console.log(`! ${warning}`);
	const missed = printPages(pages) + printTimes(times);
	if (against) printRatios(pages, times);
	console.log(
		missed ? `\n${missed} figures miss their target (*).` : "\nNo figure misses its target.",
	);
	writeFileSync(
		"figures.json",
		`${JSON.stringify({ device, runs, pages, times, speeds }, null, "\t")}\n`,
	);
} finally {
	await browser.close();
	own.end();
	against?.end();
	bare?.end();
	outside.end();
}
