import { type ComponentType, startTransition, useEffect, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { controlsIn, findAgain } from "#src/browser/find-again.ts";

/**
 * Keeps what is typed or filled into an island's fields, and the focus. React replaces every element if something
 * else has changed the markup before: a password manager's icon, a translator.
 * @returns a function to call when React is done
 */
function keepTyped(island: Element): () => void {
	const served = controlsIn(island).map((old) => ({ old, find: findAgain(island, old) }));
	let focused = document.activeElement;
	const noted = new AbortController();
	const note = ({ target }: Event) => {
		focused = target as Element;
	};
	island.addEventListener("focusin", note, { signal: noted.signal });
	return () => {
		noted.abort();
		for (const { old, find } of served) {
			const next = find();
			if (old.isConnected || !next) continue;
			if (old instanceof HTMLInputElement && next instanceof HTMLInputElement)
				next.value = old.value;
			// The visitor may have gone elsewhere meanwhile.
			if (focused === old && document.activeElement === document.body)
				next.focus({ preventScroll: true });
		}
	};
}

interface HydratedProps {
	/** Called before the hydrated part is painted. */
	unpainted: () => void;
	/** Called when it responds. */
	ready: () => void;
}

function Hydrated({ unpainted, ready }: HydratedProps) {
	useLayoutEffect(unpainted, [unpainted]);
	useEffect(ready, [ready]);
	return null;
}

/**
 * Hydrates an island, and marks it with `data-hydrated` once it responds.
 * @param ready is called then
 * @param fail is called if the part throws an error that nothing catches
 */
export function hydrateIsland(
	island: HTMLElement,
	Part: ComponentType,
	ready: () => void,
	fail: (error: unknown) => void,
): void {
	const putBack = keepTyped(island);
	function respond(): void {
		island.dataset.hydrated = "";
		ready();
	}
	const part = (
		<>
			<Part />
			<Hydrated unpainted={putBack} ready={respond} />
		</>
	);
	// A transition hydrates in slices and responds between them. One task would be too long for a slow phone.
	startTransition(() => {
		hydrateRoot(island, part, {
			onRecoverableError: reportError,
			// React is still at work when it calls this.
			onUncaughtError: (error) => setTimeout(fail, 0, error),
		});
	});
}
