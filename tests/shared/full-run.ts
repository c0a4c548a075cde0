/** Whether this is the full run (`npm run test:full`), which tests everything `npm test` only samples. */
export const full = process.env.TEST_FULL === "1";

/** The whole list in the full run, otherwise only the samples. */
export function every<Item>(
	all: readonly Item[],
	samples: readonly NoInfer<Item>[],
): readonly Item[] {
	return full ? all : samples;
}
