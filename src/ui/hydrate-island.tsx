import { type ComponentType, startTransition, useLayoutEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { keepTyped } from "#src/ui/keep-typed.ts";

/** Calls a function once the part beside it is hydrated. */
function Hydrated({ then }: { then: () => void }) {
	useLayoutEffect(then, [then]);
	return null;
}

/**
 * Hydrates an island.
 * @param fail is called if the part throws an error that nothing catches
 * @returns a function that ends it, and leaves the element empty
 */
export function hydrateIsland(
	island: Element,
	Part: ComponentType,
	fail: (error: unknown) => void,
): () => void {
	let root: Root | undefined;
	const putBack = keepTyped(island);
	const part = (
		<>
			<Part />
			<Hydrated then={putBack} />
		</>
	);
	// A transition hydrates in slices and responds between them. One task would be too long for a slow phone.
	startTransition(() => {
		root = hydrateRoot(island, part, {
			// React is still at work when it calls this.
			onUncaughtError: (error) => setTimeout(fail, 0, error),
		});
	});
	return () => root?.unmount();
}
