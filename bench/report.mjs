/** The figures of a page, with the minimum or maximum for each and the number of decimals. */
const columns = [
	{ figure: "performance", heading: "perf", least: 100, digits: 0 },
	{ figure: "accessibility", heading: "a11y", least: 100, digits: 0 },
	{ figure: "best practices", heading: "best", least: 100, digits: 0 },
	{ figure: "SEO", heading: "SEO", least: 100, digits: 0 },
	{ figure: "FCP", heading: "FCP", most: 750, digits: 0 },
	{ figure: "LCP", heading: "LCP", most: 900, digits: 0 },
	{ figure: "TBT", heading: "TBT", most: 30, digits: 0 },
	{ figure: "CLS", heading: "CLS", most: 0, digits: 3 },
	{ figure: "scripts", heading: "scripts", most: 78, digits: 1 },
	{ figure: "page", heading: "page", most: 130, digits: 1 },
	{ figure: "requests", heading: "requests", most: 16, digits: 0 },
];

/**
 * Pages with their own targets. Home has the largest drawing. The sign-in page is noindex, and its
 * form needs more script.
 * @type {Record<string, Record<string, number>>}
 */
const exceptions = {
	"/": { page: 160 },
	"/get-started": { SEO: 0, scripts: Number.POSITIVE_INFINITY },
};

/**
 * @typedef {{ name: string, own: boolean, figures: Record<string, number> }} PageFigures
 * `own`: whether it is a page of this site; the targets don't apply to other sites' pages.
 */

/**
 * Prints a table with a line for the targets and one for each page.
 * @param {PageFigures[]} pages
 * @returns {number} how many of the site's figures miss their target
 */
export function printPages(pages) {
	const width = Math.max(...pages.map(({ name }) => name.length)) + 1;
	const print = (/** @type {string} */ name, /** @type {string[]} */ cells) =>
		console.log(name.padEnd(width) + cells.map((cell) => cell.padStart(9)).join(""));
	let missed = 0;
	print(
		"",
		columns.map(({ heading }) => heading),
	);
	print(
		"target",
		columns.map(({ least, most }) => (least === undefined ? `≤ ${most}` : `${least}`)),
	);
	for (const { name, own, figures } of pages) {
		const cells = columns.map(({ figure, least, most, digits }) => {
			const text = (figures[figure] ?? Number.NaN).toFixed(digits);
			const exception = exceptions[name]?.[figure];
			const misses =
				least === undefined
					? !(Number(text) <= (exception ?? most ?? 0))
					: !(Number(text) >= (exception ?? least));
			if (!own || !misses) return text;
			missed += 1;
			return `${text}*`;
		});
		print(name, cells);
	}
	return missed;
}

/**
 * Prints each time in ms with its target.
 * @param {{ name: string, value: number, limit: number }[]} times
 * @returns {number} how many of the site's times miss their target
 */
export function printTimes(times) {
	let missed = 0;
	console.log();
	for (const { name, value, limit } of times) {
		const misses = !(value <= limit) && !name.startsWith("http");
		if (misses) missed += 1;
		console.log(`${value.toFixed(0).padStart(6)}${misses ? "*" : " "} (≤ ${limit})  ${name}`);
	}
	return missed;
}
