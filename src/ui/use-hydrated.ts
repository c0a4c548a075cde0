import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False during prerendering and hydration, then true. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
