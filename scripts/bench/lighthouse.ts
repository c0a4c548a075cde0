import { execFileSync } from "node:child_process";
import type { Figures } from "./visits.ts";

/** Runs the last Lighthouse for Node 20 once, which npx fetches, with its settings for phones or desktops. */
export function lighthouse(url: string, settings: string, browser: string): Figures {
	const options = ["--output=json", "--quiet", "--chrome-flags=--headless --no-sandbox"];
	if (settings === "desktop") options.push("--preset=desktop");
	const report = execFileSync("npx", ["--yes", "lighthouse@12.8.2", url, ...options], {
		maxBuffer: 100_000_000,
		env: { ...process.env, CHROME_PATH: browser },
	});
	const { audits, categories } = JSON.parse(`${report}`);
	return {
		score: categories.performance.score * 100,
		"first paint": audits["first-contentful-paint"].numericValue,
		"largest paint": audits["largest-contentful-paint"].numericValue,
		"blocking time": audits["total-blocking-time"].numericValue,
	};
}
