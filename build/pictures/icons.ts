import sharp from "sharp";
import { openPicture, PictureProblem } from "./make-picture.ts";

/** How much of a phone's icon the symbol takes up. Phones cut icons to circles and other shapes. */
const shareOfIcon = 0.58;

/** The icons' paths in the built site. Browsers and phones ask for the first three by themselves. */
export const iconPaths = (hash: string) => ({
	favicon: "/favicon.ico",
	vector: "/favicon.svg",
	touch: "/apple-touch-icon.png",
	small: `/assets/icon-192-${hash.slice(0, 8)}.png`,
	large: `/assets/icon-512-${hash.slice(0, 8)}.png`,
});

/**
 * Makes all icons from the symbol. A symbol that is transparent is set on the page's ground for phones, which show
 * no transparent icons.
 * @param ground a colour in hexadecimal
 * @throws PictureProblem if it isn't a square picture of 512 pixels or more
 */
export async function makeIcons(file: string, ground: string, hash: string) {
	const { width, height, isSvg, bytes, pixels } = await openPicture(file);
	if (Math.abs(width / height - 1) > 0.02 || (!isSvg && width < 512))
		throw new PictureProblem(
			`${file} is ${width} by ${height}. Use a square symbol: an SVG, or one of at least 512 by 512 pixels.`,
		);
	const drawn = (side: number) => pixels(side).resize(side, side, { fit: "fill" }).png().toBuffer();
	const { isOpaque } = await sharp(await drawn(512)).stats();
	const icon = async (side: number) => {
		if (isOpaque) return drawn(side);
		const create = { width: side, height: side, channels: 3 as const, background: ground };
		const input = await drawn(Math.round(side * shareOfIcon));
		return sharp({ create }).composite([{ input }]).png().toBuffer();
	};
	const inSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><image width="1" height="1" href="data:image/png;base64,${(await drawn(128)).toString("base64")}"/></svg>`;
	const paths = iconPaths(hash);
	return new Map<string, Uint8Array>([
		[paths.favicon, icoFile(await drawn(48), 48)],
		[paths.vector, isSvg ? bytes : Buffer.from(inSvg)],
		[paths.touch, await icon(180)],
		[paths.small, await icon(192)],
		[paths.large, await icon(512)],
	]);
}

/** A PNG of up to 255 pixels as an ICO file: a header, an entry of 16 bytes, and the PNG. */
function icoFile(png: Buffer, side: number): Buffer {
	const header = Buffer.alloc(22);
	header.writeUInt16LE(1, 2);
	header.writeUInt16LE(1, 4);
	header.writeUInt8(side, 6);
	header.writeUInt8(side, 7);
	header.writeUInt16LE(1, 10);
	header.writeUInt16LE(32, 12);
	header.writeUInt32LE(png.length, 14);
	header.writeUInt32LE(header.length, 18);
	return Buffer.concat([header, png]);
}
