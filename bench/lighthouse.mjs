import lighthouse, { desktopConfig } from "lighthouse";

/** @typedef {"mobile" | "desktop"} Device */

/**
 * Runs Lighthouse once. Its default is a phone on simulated slow 4G with 4x CPU throttling.
 * @param {string} url
 * @param {Device} device
 * @param {number} port the browser's remote debugging port
 * @returns {Promise<Record<string, number>>} scores out of 100, times in ms
 */
export async function measure(url, device, port) {
	const result = await lighthouse(
		url,
		{ port, output: "json", logLevel: "error" },
		device === "desktop" ? desktopConfig : undefined,
	);
	if (!result || result.lhr.runtimeError) {
		throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
	}
	const { categories, audits } = result.lhr;
	const score = (/** @type {string} */ name) => Math.round((categories[name]?.score ?? 0) * 100);
	const value = (/** @type {string} */ name) => audits[name]?.numericValue ?? Number.NaN;
	/** @type {{ resourceType?: string, transferSize?: number }[]} */
	const requests = /** @type {any} */ (audits["network-requests"]?.details)?.items ?? [];
	const scripts = requests.filter(({ resourceType }) => resourceType === "Script");
	return {
		machine: result.lhr.environment.benchmarkIndex,
		performance: score("performance"),
		accessibility: score("accessibility"),
		"best practices": score("best-practices"),
		SEO: score("seo"),
		FCP: value("first-contentful-paint"),
		"Speed Index by FCP": value("speed-index") / value("first-contentful-paint"),
		LCP: value("largest-contentful-paint"),
		TBT: value("total-blocking-time"),
		CLS: value("cumulative-layout-shift"),
		// Includes prefetched scripts.
		"all scripts": scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000,
	};
}
