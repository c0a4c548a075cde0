import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { company } from "#src/content/company.ts";
import { escapeHtml } from "../html.ts";
import { openPicture } from "../pictures/make-picture.ts";
import { pictureFolder } from "../pictures/pictures.ts";
import type { SitePage } from "../site-page.tsx";
import { themeColour } from "../theme-colours.ts";

/** In pixels. Facebook, LinkedIn, Slack and X show this size uncropped. */
export const cardSize = { width: 1200, height: 630 };

const margin = 72;
const textWidth = 690;
/** The art on the card of a page that has none. */
const defaultArt = "home";

const colour = (name: string) => themeColour(name).light;

/** A line or more of text as a picture. The typefaces have all of Latin-1 and Latin Extended-A. */
export async function drawText(
	words: string,
	{ font, file, colour }: { font: string; file: string; colour: string },
) {
	// Pango's units are 1,024 to a pixel.
	const tight = font.startsWith("Card Headline")
		? ' line_height="0.86" letter_spacing="-1600"'
		: "";
	const text = `<span foreground="${colour}"${tight}>${escapeHtml(words)}</span>`;
	const fontfile = resolve(`build/discovery/fonts/${file}.ttf`);
	return sharp({ text: { text, font, fontfile, width: textWidth, dpi: 72, rgba: true } })
		.png()
		.toBuffer({ resolveWithObject: true });
}

/** The art for a card: its colours are the light theme's, and it fades out behind the text. */
async function artBehind(file: string): Promise<string> {
	if (!existsSync(file)) return "";
	const art = (await readFile(file, "utf8"))
		.replace("<svg ", '<svg y="30" width="1200" height="600" ')
		.replaceAll(/var\(--color-([a-z0-9-]+)[^)]*\)/g, (_, name: string) => colour(name));
	return `<linearGradient id="fade"><stop offset="0.54" stop-color="#000"/><stop offset="0.82" stop-color="#fff"/></linearGradient>
		<mask id="right" maskUnits="userSpaceOnUse" x="0" y="0" width="1200" height="630"><rect width="1200" height="630" fill="url(#fade)"/></mask>
		<g mask="url(#right)">${art}</g>`;
}

/**
 * Reads what all cards share, the logo.
 * @param siteFolder the built site, which has the art
 * @returns draws a page's social card as a PNG, and returns it with a hash of it
 */
export async function cardMaker(siteFolder: string) {
	const opened = await openPicture(`${pictureFolder}/brand/${company.logo.light}`);
	const logo = await opened
		.pixels(800)
		.resize({ width: 400, height: 44, fit: "inside" })
		.toBuffer();
	return async ({ name, metadata: { headline, art } }: SitePage) => {
		const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">
			<rect width="100%" height="100%" fill="${colour("ground")}"/>
			${await artBehind(join(siteFolder, "art", `${art ?? defaultArt}.svg`))}
		</svg>`;
		// At most four lines, which leave room for the logo.
		const size = headline.length > 55 ? 68 : headline.length > 40 ? 78 : 92;
		// A sentence begins on a line of its own. The typeface has no ʻokina: a quotation mark looks the same.
		const lines = headline.replaceAll(/(?<=[.?]) /g, "\n").replaceAll("ʻ", "‘");
		const title = await drawText(lines, {
			font: `Card Headline, ${size}`,
			file: "newsreader",
			colour: colour("ink"),
		});
		const eyebrow = await drawText(name, {
			font: "Card Text, 30",
			file: "inter",
			colour: colour("accent"),
		});
		const top = cardSize.height - margin - title.info.height;
		const png = await sharp(Buffer.from(ground))
			.composite([
				{ input: logo, left: margin, top: margin },
				{ input: eyebrow.data, left: margin, top: top - eyebrow.info.height - 24 },
				{ input: title.data, left: margin, top },
			])
			.png()
			.toBuffer();
		return { png, version: createHash("sha256").update(png).digest("hex").slice(0, 12) };
	};
}
