import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page has come alive: false on the server and while hydrating, then true. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
