import type { ReactNode } from "react";

/** A drawn scene, beside the words that it is about. Its parts are in a box of 560 by 320. */
export function Scene({ children }: { children: ReactNode }) {
	return (
		<svg
			width="320"
			height="183"
			viewBox="0 0 560 320"
			aria-hidden="true"
			className="h-auto w-full"
		>
			{children}
		</svg>
	);
}
