/** Whether this is the full run, `npm run test:full`, which repeats what `npm test` samples. */
export const full = process.env.TEST_FULL === "1";

/** All of a list in the full run, and in `npm test` those that stand for the rest. */
export function every<Item>(
	all: readonly Item[],
	samples: readonly NoInfer<Item>[],
): readonly Item[] {
	return full ? all : samples;
}
