import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root, say, stop } from "../shared/setup.ts";
import type { Figures } from "./visits.ts";

/** The last one that runs with Node 20. It is installed apart, because nothing else needs its packages. */
const version = "12.8.2";
const folder = join(root, ".cache", `lighthouse-${version}`);
const program = join(folder, "node_modules/lighthouse/cli/index.js");

/** What this reads of Lighthouse's report. */
interface Report {
	runtimeError?: { message: string };
	categories: Record<string, { score: number | null }>;
	audits: Record<
		string,
		{
			numericValue?: number;
			details?: { items?: { resourceType?: string; transferSize?: number }[] };
		}
	>;
}

/** Installs Lighthouse, unless it is there. */
export function ensureLighthouse(): void {
	if (existsSync(program)) return;
	say(`Installing Lighthouse ${version} in .cache (only once)`);
	const options = ["install", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund"];
	const { status } = spawnSync("npm", [...options, `lighthouse@${version}`], { stdio: "inherit" });
	if (status !== 0)
		stop("Lighthouse could not be installed. Without it: npm run bench -- --clicks");
}

/**
 * Runs Lighthouse once, on a phone with simulated slow 4G or with its desktop settings.
 *
 * @param port of the browser's remote debugging
 * @returns scores out of 100, times in ms, sizes in kB
 */
export function lighthouse(url: string, desktop: boolean, port: number): Figures {
	const options = [`--port=${port}`, "--output=json", "--output-path=stdout", "--quiet"];
	const { stdout, stderr } = spawnSync(
		process.execPath,
		[program, url, ...options, ...(desktop ? ["--preset=desktop"] : [])],
		{ encoding: "utf8", maxBuffer: 100_000_000 },
	);
	if (!stdout) stop(`Lighthouse has no report of ${url}:\n${stderr}`);
	const { runtimeError, categories, audits }: Report = JSON.parse(stdout);
	if (runtimeError) stop(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
	const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
	const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
	const requests = audits["network-requests"]?.details?.items ?? [];
	const scripts = requests.filter(({ resourceType }) => resourceType === "Script");
	return {
		performance: score("performance"),
		accessibility: score("accessibility"),
		SEO: score("seo"),
		FCP: value("first-contentful-paint"),
		"Speed Index": value("speed-index"),
		LCP: value("largest-contentful-paint"),
		TBT: value("total-blocking-time"),
		CLS: value("cumulative-layout-shift"),
		"kB in all": value("total-byte-weight") / 1000,
		"kB of scripts": scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000,
	};
}
