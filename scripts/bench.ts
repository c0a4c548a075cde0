// Measures what visitors wait for: docs/performance.md says how to use it. Everything is measured in turns, so
// that a slow minute of the machine affects all.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { join } from "node:path";
import { launch } from "puppeteer-core";
import { paced, portOf } from "./bench/paced.ts";
import type { Act } from "./bench/probe.ts";
import { type Figures, firstVisit, type Input, inputs, visitAndAct } from "./bench/visits.ts";
import { ensureBrowser } from "./shared/browser.ts";
import { ensureSite } from "./shared/ensure-site.ts";
import { serveSite } from "./shared/serve-site.ts";
import { ignoreSettings, parseOptions, say, stop } from "./shared/setup.ts";

const link = "a[href]:not([href='/get-started'])";
const acts: Record<string, Act> = {
	theme: { effect: "theme", selector: "button:is([aria-label*=dark i], [aria-label*=theme i])" },
	menu: { effect: "menu", selector: "header :is([popovertarget], [aria-label*=menu i])" },
	link: { effect: "page", selector: link },
	below: { effect: "page", selector: link, below: true },
	"sign-in": { effect: "page", selector: "a[href='/get-started']" },
};
const { values } = parseOptions("docs/performance.md says how to use it.", {
	options: {
		runs: { type: "string", default: "5" },
		pages: { type: "string", default: "/,/services,/contact" },
		inputs: { type: "string", default: inputs.join() },
		acts: { type: "string", default: Object.keys(acts).join() },
		at: { type: "string", default: "0,300,1000,3000" },
		against: { type: "string" },
		peer: { type: "string", multiple: true, default: [] },
		select: { type: "string", multiple: true, default: [] },
	},
});
const list = (option: string) => option.split(",").filter(Boolean);
const askedInputs = inputs.filter((input) => list(values.inputs).includes(input));
const askedActs = Object.entries(acts).filter(([name]) => list(values.acts).includes(name));
if (
	askedInputs.length < list(values.inputs).length ||
	askedActs.length < list(values.acts).length
) {
	stop(`The acts are ${Object.keys(acts).join()}, the inputs ${inputs.join()}.`);
}
const run = (command: string, ...args: string[]) =>
	execFileSync(command, args, { encoding: "utf8" }).trim();

/** Builds another revision in a work tree of its own. Returns the path of its hosting configuration. */
function buildRevision(revision: string): string {
	const commit = run("git", "rev-parse", "--short", `${revision}^{commit}`);
	const tree = join(".cache/bench", commit);
	if (!existsSync(join(tree, "dist/site/sitemap.xml"))) {
		say(`Building ${revision} (${commit})`);
		run("git", "worktree", "prune");
		if (!existsSync(tree)) run("git", "worktree", "add", "--detach", tree, commit);
		run("npm", "run", "build", "--prefix", tree);
	}
	return join(tree, "firebase.json");
}

// Another revision is built without .env, so this one is too.
ignoreSettings();
ensureSite({ site: "dist/bench", configuration: "dist/bench.json" });
/** The page on which each site's acts are done, as if over a phone's line. */
const sites = new Map<string, URL>();
async function addSite(name: string, address: string): Promise<void> {
	const url = new URL(address);
	url.port = `${await paced(Number(url.port))}`;
	sites.set(name, url);
}
const serve = async (configuration: string) =>
	`http://127.0.0.1:${portOf(await serveSite(configuration, 0))}`;
const [actsOn = "/"] = list(values.pages);
await addSite("now", (await serve("dist/bench.json")) + actsOn);
if (values.against) await addSite("before", (await serve(buildRevision(values.against))) + actsOn);
for (const peer of values.peer) {
	const [name = "", address = ""] = peer.split("=");
	if (!URL.canParse(address)) stop(`--peer ${peer} isn't like Name=http://127.0.0.1:8000/`);
	await addSite(name, address);
}

/** All values of each figure, by site. */
const results = new Map<string, Map<string, number[]>>();
function note(what: string, site: string, figures: Figures): void {
	for (const [figure, value] of Object.entries(figures)) {
		const name = `${what}: ${figure}`;
		const bySite = results.get(name) ?? new Map<string, number[]>();
		results.set(name, bySite.set(site, [...(bySite.get(site) ?? []), value]));
	}
}

/** The machine's speed: half of Lighthouse's benchmark index, the half that appends to strings. */
function machineSpeed(): number {
	const end = performance.now() + 500;
	let times = 0;
	for (; performance.now() < end; times += 1) {
		let text = "";
		while (text.length < 10_000) text += "a";
	}
	return times / 5;
}
const machine = () => `speed ${machineSpeed()}, load ${loadavg()[0]?.toFixed(1)}`;

const browser = await launch({
	executablePath: ensureBrowser(),
	args: [
		// Other servers, for example of fonts, mustn't decide the figures.
		"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
		...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
	],
});

/** Opens the site's pages: the one of its acts, and those of our own that are asked for. */
async function measurePages(name: string, address: URL): Promise<void> {
	const own = name === "now" || name === "before";
	for (const path of own ? list(values.pages) : [address.pathname]) {
		note(`${path}, first visit`, name, await firstVisit(browser, new URL(path, address).href));
	}
}

async function measureActs(input: Input, actName: string, act: Act): Promise<void> {
	for (const time of list(values.at).map(Number)) {
		for (const [name, { href }] of sites) {
			const option = `${name}.${actName}=`;
			const own = values.select.find((text) => text.startsWith(option));
			const selector = own?.slice(option.length) ?? act.selector;
			const figures = await visitAndAct(browser, href, { ...act, selector }, input, time);
			note(`${input}, ${actName}, at ${time} ms`, name, figures);
		}
	}
}

say("Measuring. Close other programs: anything else that runs makes the figures worse.");
const conditions = [machine()];
for (let round = 1; round <= Number(values.runs); round += 1) {
	console.error(`Run ${round} of ${values.runs}`);
	for (const [name, address] of sites) await measurePages(name, address);
	for (const input of askedInputs) {
		for (const [actName, act] of askedActs) await measureActs(input, actName, act);
	}
	conditions.push(machine());
}

/** The median of what isn't lost, the worst, and how many are lost. */
function summary(all: readonly number[] = []): string {
	const sorted = all.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
	const at = (index: number) => sorted[index] ?? Number.NaN;
	const median = (at((sorted.length - 1) >> 1) + at(sorted.length >> 1)) / 2;
	const text = (value: number) => `${Number(value.toFixed(value < 10 ? 3 : 0))}`;
	const figures = sorted.length > 0 ? `${text(median)} (${text(at(sorted.length - 1))})` : "";
	const lost = all.length - sorted.length;
	return lost > 0 ? `${figures} ${lost} lost` : figures;
}
console.log(`
${run("git", "describe", "--always", "--dirty")}, ${new Date().toISOString()}, ${await browser.version()}
${availableParallelism()} cores, ${cpus()[0]?.model}; before and after each run: ${conditions.join("; ")}

Median (worst), times in ms

| | ${[...sites.keys()].join(" | ")} |
|---|${"---|".repeat(sites.size)}`);
for (const [name, bySite] of results) {
	const cells = [...sites.keys()].map((site) => summary(bySite.get(site)));
	console.log(`| ${name} | ${cells.join(" | ")} |`);
}
await browser.close();
// The servers would keep the process.
process.exit();
