/** The figures of a page, with the minimum or maximum for each and the number of decimals. */
const columns = [
	{ figure: "performance", heading: "perf", least: 100, digits: 0 },
	{ figure: "accessibility", heading: "a11y", least: 100, digits: 0 },
	{ figure: "best practices", heading: "best", least: 100, digits: 0 },
	{ figure: "SEO", heading: "SEO", least: 100, digits: 0 },
	{ figure: "FCP", heading: "FCP", most: 750, digits: 0 },
	{ figure: "Speed Index by FCP", heading: "SI/FCP", most: 1.3, digits: 2 },
	{ figure: "LCP", heading: "LCP", most: 900, digits: 0 },
	{ figure: "TBT", heading: "TBT", most: 50, digits: 0 },
	{ figure: "CLS", heading: "CLS", most: 0, digits: 3 },
	{ figure: "all scripts", heading: "all JS", most: 78, digits: 1 },
	{ figure: "scripts", heading: "first JS", most: 78, digits: 1 },
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
	"/get-started": {
		SEO: 0,
		scripts: Number.POSITIVE_INFINITY,
		"all scripts": Number.POSITIVE_INFINITY,
	},
};

/**
 * @typedef {{ name: string, build: string, figures: Record<string, number> }} PageFigures
 * `build`: "now", "before" for another revision, "bare" without scripts, or "peer"; the targets apply to "now".
 */

/**
 * Prints a table with a line for the targets and one for each page.
 * @param {PageFigures[]} pages
 * @returns {number} how many of the site's figures miss their target
 */
export function printPages(pages) {
	if (pages.length === 0) return 0;
	const width = Math.max(...pages.map(({ name }) => name.length)) + 8;
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
	for (const { name, build, figures } of pages) {
		const cells = columns.map(({ figure, least, most, digits }) => {
			const text = (figures[figure] ?? Number.NaN).toFixed(digits);
			const exception = exceptions[name]?.[figure];
			const misses =
				least === undefined
					? !(Number(text) <= (exception ?? most ?? 0))
					: !(Number(text) >= (exception ?? least));
			if (build !== "now" || !misses) return text;
			missed += 1;
			return `${text}*`;
		});
		print(["before", "bare"].includes(build) ? `${name} ${build}` : name, cells);
	}
	return missed;
}

/** An interaction is instant up to this, in ms, or up to this many times what an empty page needs. */
const instant = { time: 50, ofFloor: 1.2 };

/** A click takes at most this part of what it took before. */
const clickRatio = 0.5;

/**
 * The most that a time of the site may be, in ms; none where there is nothing to compare it with.
 * @param {string} name
 * @param {Record<string, number>} times
 */
function limitOf(name, times) {
	if (!name.startsWith("now: ")) return undefined;
	const like = (/** @type {string} */ build) => times[name.replace("now", build)];
	const floor = like("floor");
	if (floor !== undefined) return Math.max(instant.time, instant.ofFloor * floor);
	const before = like("before");
	return before === undefined ? undefined : clickRatio * before;
}

/**
 * Prints each time in ms with its target.
 * @param {Record<string, number>} times medians by name
 * @returns {number} how many of the site's times miss their target
 */
export function printTimes(times) {
	let missed = 0;
	console.log();
	for (const [name, time] of Object.entries(times)) {
		const limit = limitOf(name, times);
		const misses = limit !== undefined && !(time <= limit);
		if (misses) missed += 1;
		const target = limit === undefined ? "" : `(≤ ${limit.toFixed(0)})`;
		console.log(`${time.toFixed(0).padStart(6)}${misses ? "*" : " "} ${target.padEnd(8)} ${name}`);
	}
	return missed;
}

/**
 * Prints the ratios of the site's figures to the other revision's, from the same run.
 * @param {PageFigures[]} pages
 * @param {Record<string, number>} times
 */
export function printRatios(pages, times) {
	console.log("\nOf the other revision, in the same run:");
	for (const { figure } of columns) {
		const ratios = pages.flatMap(({ name, build, figures }) => {
			if (build !== "now") return [];
			const before = pages.find((page) => page.name === name && page.build === "before");
			return [(figures[figure] ?? Number.NaN) / (before?.figures[figure] ?? Number.NaN)];
		});
		const known = ratios.filter(Number.isFinite).sort((a, b) => a - b);
		if (known.length === 0) continue;
		const [least = 0, middle = 0, most = 0] = [0, known.length >> 1, known.length - 1].map(
			(index) => known[index],
		);
		console.log(
			`${middle.toFixed(2).padStart(6)}  ${figure} (${least.toFixed(2)} to ${most.toFixed(2)})`,
		);
	}
	for (const [name, time] of Object.entries(times)) {
		const before = times[name.replace("now", "before")];
		if (!name.startsWith("now: ") || before === undefined) continue;
		console.log(`${(time / before).toFixed(2).padStart(6)}  ${name.replace("now: ", "")}`);
	}
}

/** Lighthouse's simulated phone is four times slower than a machine of about this index. */
const usualMachine = 1000;

/**
 * Says when a run should not be believed.
 * @param {number[]} speeds the machine's benchmark index in each Lighthouse run
 * @param {number[][]} timed every repetition of each time
 */
export function warnings(speeds, timed) {
	const found = [];
	const slowest = Math.min(...speeds);
	if (slowest < usualMachine) {
		found.push(
			`The machine's speed fell to ${slowest.toFixed(0)}: below ${usualMachine}, times say little. Ratios still do.`,
		);
	}
	if (Math.max(...speeds) > 1.5 * slowest) {
		found.push("The machine's speed changed by half during the run: measure again.");
	}
	const noisy = timed.filter((all) => Math.max(...all) > 3 * Math.min(...all)).length;
	if (noisy > timed.length / 4) {
		found.push(
			`${noisy} of ${timed.length} times vary threefold between repetitions: something else is running, or --runs is too low.`,
		);
	}
	return found;
}
