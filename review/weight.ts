import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { builtFileOf } from "#src/routing/page-file.ts";
import { rules, slowConnection } from "./rules.ts";

const onSlowConnection = (bytes: number) => Math.round(bytes / slowConnection);

/** The pictures that a page shows, each with its size as a browser with a sharp screen gets it. */
export function picturesOf(document: Document, siteFolder: string) {
	const pictures = Array.from(document.querySelectorAll("main img")).flatMap((image) => {
		// Browsers take the first source that they know.
		const source = image.parentElement?.querySelector("source") ?? image;
		const set = source.getAttribute("srcset") ?? image.getAttribute("src") ?? "";
		const sizes = set.split(",").flatMap((each) => {
			const [address = ""] = each.trim().split(" ");
			const file = join(siteFolder, address);
			return address.startsWith("/") && existsSync(file)
				? [{ address, bytes: statSync(file).size }]
				: [];
		});
		const [largest] = sizes.toSorted((a, b) => b.bytes - a.bytes);
		if (!largest) return [];
		const { address, bytes } = largest;
		const [width, height] = ["width", "height"].map((name) => Number(image.getAttribute(name)));
		const pixels = (width ?? 0) * (height ?? 0);
		const isHeavy =
			bytes > rules.pictureBytes || (pixels > 0 && bytes / pixels > rules.pictureBytesPerPixel);
		return { file: address, bytes, milliseconds: onSlowConnection(bytes), width, height, isHeavy };
	});
	// One that is shown twice is fetched once.
	return [...new Map(pictures.map((picture) => [picture.file, picture])).values()];
}

/** The bytes of a page and its pictures, compressed, and the time they take on a slow connection. */
export function weightOf(
	{ path, document }: { path: string; document: Document },
	siteFolder: string,
) {
	const html = readFileSync(join(siteFolder, builtFileOf(path, ".html")));
	const pictures = picturesOf(document, siteFolder).map(({ bytes }) => bytes);
	const bytes = pictures.reduce((sum, each) => sum + each, brotliCompressSync(html).length);
	return { bytes, milliseconds: onSlowConnection(bytes) };
}
