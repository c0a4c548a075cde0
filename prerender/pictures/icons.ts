import sharp from "sharp";
import { openPicture, PictureProblem } from "./make-picture.ts";

/** How much of a phone's icon the symbol takes up. Phones cut icons to circles and other shapes. */
const shareOfIcon = 0.58;

/** The smallest symbol from pixels. */
const smallestSymbol = 512;

/** How much a symbol's sides may differ, as a fraction. */
const tolerance = 0.02;

/** The icons' paths in the built site. Browsers and phones ask for the first three by themselves. */
export const iconPaths = (hash: string) => ({
	favicon: "/favicon.ico",
	vector: "/favicon.svg",
	touch: "/apple-touch-icon.png",
	small: `/assets/icon-192-${hash.slice(0, 8)}.png`,
	large: `/assets/icon-512-${hash.slice(0, 8)}.png`,
});

/**
 * Makes all icons from the symbol. A symbol that is transparent is set on the page's ground for phones,
 * which show no transparent icons.
 * @param ground a colour in hexadecimal
 * @throws PictureProblem if it isn't a square picture of 512 pixels or more
 */
export async function makeIcons(file: string, ground: string, hash: string) {
	const symbol = await openPicture(file);
	const { width, height, isSvg } = symbol;
	if (Math.abs(width / height - 1) > tolerance || (!isSvg && width < smallestSymbol)) {
		throw new PictureProblem(
			`${file} is ${width} by ${height}. Use a square symbol: an SVG, or one of at least ${smallestSymbol} by ${smallestSymbol} pixels.`,
		);
	}
	const paths = iconPaths(hash);
	const drawn = (side: number) =>
		symbol.pixels(side).resize(side, side, { fit: "fill" }).png().toBuffer();
	const { isOpaque } = await sharp(await drawn(smallestSymbol)).stats();
	const icon = async (side: number) => {
		if (isOpaque) return drawn(side);
		const square = { width: side, height: side, channels: 3 as const, background: ground };
		const input = await drawn(Math.round(side * shareOfIcon));
		return sharp({ create: square }).composite([{ input }]).png().toBuffer();
	};
	return new Map<string, Uint8Array>([
		[paths.favicon, icoFile(await Promise.all([16, 32, 48].map(drawn)))],
		[paths.vector, isSvg ? symbol.bytes : vectorAround(await drawn(128))],
		[paths.touch, await icon(180)],
		[paths.small, await icon(192)],
		[paths.large, await icon(512)],
	]);
}

/** An SVG that shows a picture made of pixels. */
const vectorAround = (png: Buffer): Buffer =>
	Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><image width="1" height="1" href="data:image/png;base64,${png.toString("base64")}"/></svg>`,
	);

/** Puts PNGs of up to 255 pixels into an ICO file: a header, an entry of 16 bytes for each, their bytes. */
function icoFile(pngs: readonly Buffer[]): Buffer {
	const header = Buffer.alloc(6 + 16 * pngs.length);
	header.writeUInt16LE(1, 2);
	header.writeUInt16LE(pngs.length, 4);
	let offset = header.length;
	for (const [index, png] of pngs.entries()) {
		const at = 6 + 16 * index;
		// A PNG has its width and height at bytes 16 and 20.
		header.writeUInt8(png.readUInt32BE(16), at);
		header.writeUInt8(png.readUInt32BE(20), at + 1);
		header.writeUInt16LE(1, at + 4);
		header.writeUInt16LE(32, at + 6);
		header.writeUInt32LE(png.length, at + 8);
		header.writeUInt32LE(offset, at + 12);
		offset += png.length;
	}
	return Buffer.concat([header, ...pngs]);
}
