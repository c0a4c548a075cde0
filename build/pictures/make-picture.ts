import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import type { Picture } from "virtual:pictures";
import sharp, { type Sharp } from "sharp";
import type { Company } from "../checks/schema.ts";
import { parseHtml } from "../html.ts";

export type PictureKind = "photograph" | "portrait" | "logo";

/** The smallest originals that look sharp, in pixels, and the widths that they are saved in. */
const sizes = {
	photograph: { least: { width: 640, height: 1 }, widths: [480, 960, 1600] },
	portrait: { least: { width: 480, height: 600 }, widths: [480, 960] },
	logo: { least: { width: 1, height: 64 }, widths: [960] },
};

/** A portrait is cropped to 4 wide by 5 high. */
const portraitShape = 5 / 4;

/** In pixels: an SVG is drawn in this width before it is made smaller. */
const drawnWidth = 1600;

/** The part of a portrait that its crop keeps, in per cent of its width and height. */
type Focus = Company["people"][number]["focus"];

/** The contents of files by their paths in the site, each made when it is asked for. */
export type Files = Map<string, () => Promise<Uint8Array>>;

/** What the name of a file stands for, besides the original. */
const recipe = readFileSync("build/pictures/make-picture.ts", "utf8") + sharp.versions.sharp;

/**
 * Opens a picture: its size as it is seen, and its pixels, upright and without metadata.
 * @throws if it isn't one
 */
export async function openPicture(file: string) {
	const bytes = await readFile(file);
	// At this, sharp would throw before it makes a promise.
	if (bytes.length === 0) throw unreadable(file);
	const { format, autoOrient } = await sharp(bytes)
		.metadata()
		.catch(() => {
			throw unreadable(file);
		});
	const isSvg = format === "svg";
	const density = Math.min((72 * drawnWidth) / autoOrient.width, 10_000);
	const pixels = () =>
		isSvg ? sharp(bytes, { density }) : sharp(bytes, { failOn: "truncated" }).autoOrient();
	return { bytes, isSvg, ...autoOrient, pixels };
}

export type Opened = Awaited<ReturnType<typeof openPicture>>;

const unreadable = (file: string) =>
	new Error(
		`${file} can't be read as a picture. Save it again as a JPEG, PNG, WebP, AVIF, TIFF or SVG.`,
	);

/** Whether an element's attributes run code, which an SVG does when it is opened by itself. */
const runsCode = ({ attributes }: Element) =>
	Array.from(attributes).some(({ name, value }) => /^on/i.test(name) || /javascript:/i.test(value));

/** What keeps a picture from looking right, and what to do. */
function problemOf(kind: PictureKind, { isSvg, width, height, bytes }: Opened): string | undefined {
	const { least } = sizes[kind];
	if (!isSvg && (width < least.width || height < least.height))
		return `is ${width} by ${height} pixels, too small to look sharp. Use one of at least ${least.width} by ${least.height}${kind === "logo" ? ", or an SVG" : ""}.`;
	if (kind === "logo" && (width / height < 0.8 || width / height > 8))
		return `is ${(width / height).toFixed(1)} times as wide as high. The header has room for one from square to eight times as wide. Cut off empty space, or use a version on two lines.`;
	const elements = isSvg ? Array.from(parseHtml(bytes.toString()).querySelectorAll("*")) : [];
	const part = elements.find(
		(element) => element.matches("text, image, script, foreignObject") || runsCode(element),
	);
	if (part)
		return `has a <${part.nodeName.toLowerCase()}>: letters that need a typeface, a picture inside, or code. Save it with all of it converted to outlines.`;
}

/** A portrait in a width: around its focus, or else around what draws the eye, which is the face. */
async function portrait({ isSvg, pixels }: Opened, to: number, focus: Focus): Promise<Sharp> {
	const size = { width: to, height: Math.round(to * portraitShape) };
	const position = isSvg ? "centre" : sharp.strategy.attention;
	if (!focus) return pixels().resize({ ...size, position });
	const { width, height } = (await pixels().metadata()).autoOrient;
	const wide = Math.floor(Math.min(width, height / portraitShape));
	const high = Math.floor(wide * portraitShape);
	const start = (share: number, of: number, part: number) =>
		Math.round(Math.min(Math.max((share / 100) * of - part / 2, 0), of - part));
	const at = { left: start(focus.x, width, wide), top: start(focus.y, height, high) };
	return pixels()
		.extract({ ...at, width: wide, height: high })
		.resize(size);
}

/**
 * Says what a page needs to show a picture, and adds its files: WebP in each of the widths that it has. An SVG stays
 * as it is, except for a portrait.
 * @throws an error that says what to do if it can't be read, is too small, or is an SVG that needs more than itself
 */
export async function addPicture(
	file: string,
	kind: PictureKind,
	files: Files,
	focus?: Focus,
): Promise<Picture> {
	const opened = await openPicture(file);
	const { bytes, isSvg, width, height, pixels } = opened;
	const problem = problemOf(kind, opened);
	if (problem) throw new Error(`${file} ${problem}`);
	const hash = createHash("sha256")
		.update(bytes)
		.update(JSON.stringify([kind, focus, recipe]));
	const plain = basename(file, extname(file)).normalize("NFKD").toLowerCase();
	const letters = plain.replace(/[^a-z0-9 _-]/g, "").replace(/[ _-]+/g, "-") || "picture";
	const name = `/assets/${letters}-${hash.digest("hex").slice(0, 8)}`;
	if (isSvg && kind !== "portrait") {
		files.set(`${name}.svg`, async () => bytes);
		return { src: `${name}.svg`, width, height };
	}
	const { widths } = sizes[kind];
	const isPortrait = kind === "portrait";
	const own = isPortrait ? Math.floor(Math.min(width, height / portraitShape)) : width;
	const largest = Math.min(isSvg ? drawnWidth : own, Math.max(...widths));
	const set = [...widths.filter((each) => each < largest), largest].map((to) => {
		const path = `${name}-${to}.webp`;
		files.set(path, async () => {
			const resized = isPortrait ? await portrait(opened, to, focus) : pixels().resize(to);
			return resized
				.webp({ quality: 75 })
				.toBuffer()
				.catch(() => {
					throw unreadable(file);
				});
		});
		return `${path} ${to}w`;
	});
	return {
		src: `${name}-${largest}.webp`,
		srcSet: set.join(", "),
		width: largest,
		height: Math.round(largest * (isPortrait ? portraitShape : height / width)),
	};
}
