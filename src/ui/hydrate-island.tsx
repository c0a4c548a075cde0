import { type ComponentType, startTransition, useEffect, useLayoutEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { keepTyped } from "#src/ui/keep-typed.ts";

/** Calls functions once the part beside it is hydrated: before that is painted, and when it responds. */
function Hydrated({ unpainted, ready }: { unpainted: () => void; ready: () => void }) {
	useLayoutEffect(unpainted, [unpainted]);
	useEffect(ready, [ready]);
	return null;
}

/**
 * Hydrates an island.
 * @param ready is called when the part responds
 * @param fail is called if the part throws an error that nothing catches
 * @returns a function that ends it, and leaves the element empty
 */
export function hydrateIsland(
	island: Element,
	Part: ComponentType,
	ready: () => void,
	fail: (error: unknown) => void,
): () => void {
	let root: Root | undefined;
	let ended = false;
	const putBack = keepTyped(island);
	const part = (
		<>
			<Part />
			<Hydrated unpainted={putBack} ready={ready} />
		</>
	);
	// A transition hydrates in slices and responds between them. One task would be too long for a slow phone.
	startTransition(() => {
		root = hydrateRoot(island, part, {
			// If the part ends before it is hydrated, React reports that, too.
			onRecoverableError: (error) => ended || reportError(error),
			// React is still at work when it calls this.
			onUncaughtError: (error) => setTimeout(fail, 0, error),
		});
	});
	return () => {
		ended = true;
		root?.unmount();
	};
}
