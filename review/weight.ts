import { statSync } from "node:fs";
import { join } from "node:path";
import { rules } from "./rules.ts";

/** Bytes in a millisecond on slow 4G: 1.6 Mbit/s. */
const slowConnection = 200;

/** How much some bytes are, and how long they take on a slow connection. */
export const weight = (bytes: number, what = "") =>
	`${Math.round(bytes / 1000)} kB${what}: ${Math.round(bytes / slowConnection)} ms on slow 4G.`;

/** The pictures that a page shows, each with its size as a browser with a sharp screen gets it. */
export function picturesOf(document: Document, siteFolder: string) {
	const pictures = Array.from(document.querySelectorAll("main img"), (image) => {
		// Browsers take the first source that they know.
		const source = image.parentElement?.querySelector("source") ?? image;
		const set = source.getAttribute("srcset") ?? image.getAttribute("src") ?? "";
		const files = set.split(",").map((each) => each.trim().split(" ")[0] ?? "");
		const bytesOf = (file: string) =>
			statSync(join(siteFolder, file), { throwIfNoEntry: false })?.size ?? 0;
		const [file = ""] = files.toSorted((a, b) => bytesOf(b) - bytesOf(a));
		const bytes = bytesOf(file);
		const [width = 0, height = 0] = ["width", "height"].map((name) =>
			Number(image.getAttribute(name)),
		);
		const pixels = width * height;
		const isHeavy =
			bytes > rules.pictureBytes || (pixels > 0 && bytes / pixels > rules.pictureBytesPerPixel);
		return { file, bytes, width, height, isHeavy };
	});
	// One that is shown twice is fetched once.
	return [...new Map(pictures.map((picture) => [picture.file, picture])).values()];
}
