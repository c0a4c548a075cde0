import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import sharp from "sharp";
import { company } from "#src/content/company.ts";
import { escapeHtml } from "../html.ts";
import { openPicture } from "../pictures/make-picture.ts";
import { pictureFolder } from "../pictures/pictures.ts";
import type { SitePage } from "../render-page.tsx";
import { themeColour } from "../theme-colours.ts";

/** In pixels. Facebook, LinkedIn, Slack and X show this size uncropped. */
export const cardSize = { width: 1200, height: 630 };

const margin = 72;
const textWidth = 690;
const colour = (name: string) => themeColour(name).light;

/**
 * Draws a headline on a transparent ground. The typeface has all of Latin-1 and Latin Extended-A.
 * @param size in pixels
 * @returns a PNG and its size
 */
export async function drawHeadline(headline: string, size: number) {
	// A sentence begins on a line of its own. The typeface has no ʻokina: a quotation mark looks the same.
	const lines = escapeHtml(headline.replaceAll(/(?<=[.?]) /g, "\n").replaceAll("ʻ", "‘"));
	// Pango's units are 1,024 to a pixel.
	const text = `<span foreground="${colour("ink")}" line_height="0.86" letter_spacing="-1600">${lines}</span>`;
	const font = `Card Headline, ${size}`;
	const fontfile = resolve("build/discovery/newsreader.ttf");
	return sharp({ text: { text, font, fontfile, width: textWidth, dpi: 72, rgba: true } })
		.png()
		.toBuffer({ resolveWithObject: true });
}

/** A page's social card as a PNG: logo, headline and the page's art, in the light theme's colours. */
export async function socialCard({ metadata: { headline, art = "home" } }: SitePage) {
	const { width, height } = cardSize;
	const opened = await openPicture(`${pictureFolder}/brand/${company.logo.light}`);
	const logo = await opened.pixels().resize(400, 44, { fit: "inside" }).toBuffer();
	const land = (await readFile(`public/art/${art}.svg`, "utf8"))
		.replace("<svg ", '<svg y="30" width="1200" height="600" ')
		.replaceAll(/var\(--color-([a-z0-9-]+)[^)]*\)/g, (_, name: string) => colour(name));
	// The art fades out behind the text.
	const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
		<linearGradient id="fade"><stop offset="0.54" stop-color="#000"/><stop offset="0.82" stop-color="#fff"/></linearGradient>
		<mask id="right" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><rect width="100%" height="100%" fill="url(#fade)"/></mask>
		<rect width="100%" height="100%" fill="${colour("ground")}"/><g mask="url(#right)">${land}</g>
	</svg>`;
	// At most four lines, which leave room for the logo.
	const size = headline.length > 55 ? 68 : headline.length > 40 ? 78 : 92;
	const title = await drawHeadline(headline, size);
	return sharp(Buffer.from(ground))
		.composite([
			{ input: logo, left: margin, top: margin },
			{ input: title.data, left: margin, top: height - margin - title.info.height },
		])
		.png()
		.toBuffer();
}
