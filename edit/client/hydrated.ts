import { hydrateNow } from "../../scripts/hydrated.mjs";

/**
 * Waits until React has hydrated the page: until then it must find the elements as they were served. A
 * page whose code fails can be edited as it is.
 */
export async function hydrated(): Promise<void> {
	const latest = performance.now() + 10_000;
	while (!hydrateNow() && performance.now() < latest) {
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
}
