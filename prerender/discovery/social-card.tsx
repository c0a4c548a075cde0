import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import satori from "satori";
import subsetFont from "subset-font";
import { company } from "#src/content/company.ts";
import { openPicture } from "../pictures/make-picture.ts";
import { pictureFolder } from "../pictures/pictures.ts";
import type { SitePage } from "../site-page.tsx";
import { themeColour } from "../theme-colours.ts";

/** In pixels. Facebook, LinkedIn, Slack and X show this size uncropped. */
export const cardSize = { width: 1200, height: 630 };

const margin = 72;
/** The landscape on the card of a page that has none. */
const defaultArt = "home";
/** The site's typefaces. The build subsets them to the cards' text. Letters beyond Latin-1 have a file. */
const newsreader = "node_modules/@fontsource-variable/newsreader/files/newsreader";
const faces = {
	Newsreader: { file: `${newsreader}-latin-opsz-normal.woff2`, axes: { wght: 500, opsz: 72 } },
	"Latin Extended": {
		file: `${newsreader}-latin-ext-opsz-normal.woff2`,
		axes: { wght: 500, opsz: 72 },
	},
	Inter: {
		file: "node_modules/inter-ui/variable/InterVariable.woff2",
		axes: { wght: 500, opsz: 32 },
	},
};

type CardText = ReturnType<typeof cardText>;

/** The text on a page's card. `typeset` places each field; the font subsets follow. */
export function cardText({ name, metadata }: SitePage) {
	// Newsreader has no ʻokina. An opening quotation mark looks the same.
	return { name, headline: metadata.headline.replaceAll("ʻ", "‘") };
}

type CardKit = Awaited<ReturnType<typeof cardKit>>;

/**
 * Reads what all cards share: the light theme's colours, the logo as a data URL, and the fonts.
 * @param texts the text of all cards, whose characters the fonts must have
 */
export async function cardKit(texts: readonly CardText[]) {
	const colour = (name: string) => themeColour(name).light;
	const characters = texts.flatMap((text) => Object.values(text)).join("");
	const fonts = Object.entries(faces).map(async ([name, { file, axes }]) => ({
		name,
		data: await subsetFont(await readFile(file), characters, {
			targetFormat: "sfnt",
			variationAxes: axes,
		}),
	}));
	return {
		colours: { ground: colour("ground"), ink: colour("ink"), accent: colour("accent") },
		logo: await logoData(`${pictureFolder}/brand/${company.logo.light}`),
		fonts: await Promise.all(fonts),
	};
}

/** A picture as a data URL: an SVG as it is, any other format as a PNG. */
async function logoData(file: string): Promise<string> {
	const { isSvg, bytes, pixels, width } = await openPicture(file);
	const data = isSvg ? bytes : await pixels(width).png().toBuffer();
	return `data:image/${isSvg ? "svg+xml" : "png"};base64,${data.toString("base64")}`;
}

/**
 * Draws a page's social card as a PNG: its text, over its landscape.
 * @param siteFolder the built site, which contains the landscapes
 * @returns the picture, and a hash of it
 */
export async function drawCard(page: SitePage, kit: CardKit, siteFolder: string) {
	const art = `${page.metadata.art ?? defaultArt}.svg`;
	const drawing = await readFile(join(siteFolder, "art", art), "utf8");
	const text = await typeset(cardText(page), kit);
	const card = await renderAsync(compose(text, coloured(drawing), kit), {
		font: { loadSystemFonts: false },
	});
	const png = card.asPng();
	return { png, version: createHash("sha256").update(png).digest("hex").slice(0, 12) };
}

/** Lays out a card's text as an SVG document, with letters as outlines. */
export function typeset(
	{ name, headline }: CardText,
	{ colours, fonts }: CardKit,
): Promise<string> {
	return satori(
		<div
			style={{
				display: "flex",
				flexDirection: "column",
				justifyContent: "flex-end",
				width: cardSize.width,
				height: cardSize.height,
				boxSizing: "border-box",
				padding: margin,
			}}
		>
			<div style={{ fontFamily: "Inter", fontSize: 30, color: colours.accent }}>{name}</div>
			<div
				style={{
					display: "flex",
					flexDirection: "column",
					marginTop: 20,
					width: 690,
					fontFamily: "Newsreader, Latin Extended",
					// At most four lines, which leave room for the logo.
					fontSize: headline.length > 55 ? 68 : headline.length > 40 ? 78 : 92,
					lineHeight: 1.02,
					letterSpacing: "-0.025em",
					color: colours.ink,
				}}
			>
				{/* A sentence begins on a line of its own. */}
				{headline.split(/(?<=[.?]) /).map((sentence) => (
					<div key={sentence} style={{ textWrap: "balance" }}>
						{sentence}
					</div>
				))}
			</div>
		</div>,
		{
			...cardSize,
			fonts,
		},
	);
}

/** A drawing for resvg, which knows no variables: in the light theme, at the bottom of the card. */
function coloured(drawing: string): string {
	const { width, height } = cardSize;
	return drawing
		.replace(
			"<svg ",
			`<svg width="${width}" height="${height}" preserveAspectRatio="xMidYMax meet" `,
		)
		.replaceAll(/var\([^,)]+, *(#[0-9a-f]+)\)/g, "$1")
		.replaceAll(/var\(--color-([a-z0-9-]+)\)/g, (_, name: string) => themeColour(name).light);
}

/**
 * Puts together a card: the text over the drawing of land, which fades out behind it, and a small
 * logo at the top.
 */
function compose(text: string, land: string, { colours, logo }: CardKit): string {
	const { width, height } = cardSize;
	const box = `x="0" y="0" width="${width}" height="${height}"`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
		<linearGradient id="fade"><stop offset="0.56" stop-color="#000"/><stop offset="0.84" stop-color="#fff"/></linearGradient>
		<mask id="right" maskUnits="userSpaceOnUse" ${box}><rect ${box} fill="url(#fade)"/></mask>
		<rect ${box} fill="${colours.ground}"/>
		<g mask="url(#right)">${land}</g>
		<image x="${margin}" y="${margin}" width="400" height="36" preserveAspectRatio="xMinYMid" href="${logo}"/>
		${text}
	</svg>`;
}
