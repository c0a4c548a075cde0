import type { Drawing } from "../../contours/drawing.ts";

/** A landform for a page that has no drawing of its own yet: hills that no other path has. */
export function landformOf(path: string): Drawing {
	const seed = [...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);
	const slope = { kind: "slope", y: 1 + (seed % 5) } as const;
	const hills = { kind: "noise", size: [180 + (seed % 90), 150 + (seed % 70)], height: 5 } as const;
	return { seed, fade: [80, 340], stagger: 50, layers: [{ terms: [slope, hills] }] };
}
