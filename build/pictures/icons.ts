import sharp from "sharp";
import { company } from "../../src/content/company.ts";
import { themeColour } from "../theme-colours.ts";
import type { Files, Opened } from "./make-picture.ts";

/** How much of a phone's icon the symbol takes up. Phones cut icons to circles and other shapes. */
const shareOfIcon = 0.58;

/** The icons of 192 and 512 pixels, by their paths in the site. */
const phoneIcons = { 192: "/icon-192.png", 512: "/icon-512.png" };
export const largestIcon = phoneIcons[512];

/**
 * Adds the web app manifest and all icons, made from the symbol. For phones, which show no transparent icons, one
 * that is transparent is set on the page's ground.
 * @throws an error that says what to do if it isn't a square picture of 512 pixels or more
 */
export async function addIcons(file: string, symbol: Opened, files: Files): Promise<void> {
	const { width, height, isSvg, bytes, pixels } = symbol;
	if (Math.abs(width / height - 1) > 0.02 || (!isSvg && width < 512))
		throw new Error(
			`${file} is ${width} by ${height}. Use a square symbol: an SVG, or one of at least 512 by 512 pixels.`,
		);
	const drawn = (side: number) => pixels().resize(side, side, { fit: "fill" }).png().toBuffer();
	const onGround = (side: number) => async () => {
		const { isOpaque } = await pixels().stats();
		if (isOpaque) return drawn(side);
		const background = themeColour("ground").light;
		const create = { width: side, height: side, channels: 3 as const, background };
		const input = await drawn(Math.round(side * shareOfIcon));
		return sharp({ create }).composite([{ input }]).png().toBuffer();
	};
	// Browsers ask for this one by themselves, and know a PNG by its content.
	files.set("/favicon.ico", () => drawn(48));
	files.set("/favicon.svg", async () => (isSvg ? bytes : inSvg(await drawn(128))));
	files.set("/apple-touch-icon.png", onGround(180));
	files.set(phoneIcons[192], onGround(192));
	files.set(phoneIcons[512], onGround(512));
	files.set("/site.webmanifest", async () => Buffer.from(webManifest()));
}

const inSvg = (png: Buffer) =>
	Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><image width="1" height="1" href="data:image/png;base64,${png.toString("base64")}"/></svg>`,
	);

/** The web app manifest (W3C), which phones use when someone adds the site to the home screen. */
function webManifest(): string {
	const icons = Object.entries(phoneIcons).map(([side, src]) => ({
		src,
		sizes: `${side}x${side}`,
		type: "image/png",
		purpose: "any maskable",
	}));
	const { name } = company;
	return JSON.stringify({ name, short_name: name, start_url: "/", display: "browser", icons });
}
