import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import type { Picture } from "virtual:pictures";
import sharp, { type Sharp } from "sharp";
import type { Company } from "../checks/schema.ts";
import { parseHtml } from "../html.ts";

export type PictureKind = "photograph" | "portrait" | "logo";
/** The part of a portrait that its crop keeps, in per cent of its width and height. */
export type Focus = Company["people"][number]["focus"];

/** What a page needs to show a picture, and the contents of its files by their paths in the site. */
export interface MadePicture {
	picture: Picture;
	files: Map<string, Uint8Array>;
}

/** The smallest originals that look sharp, in pixels, and the widths that they are saved in. */
const sizes = {
	photograph: { least: { width: 640, height: 1 }, widths: [480, 960, 1600] },
	portrait: { least: { width: 480, height: 600 }, widths: [480, 960] },
	logo: { least: { width: 1, height: 64 }, widths: [] },
};

/** A portrait is cropped to 4 wide by 5 high. */
const portraitShape = 5 / 4;

/** The height that a logo from pixels is saved in: three times the largest on a page. */
const logoHeight = 120;

/** A picture that can't be shown. Its message says what to do. */
export class PictureProblem extends Error {}

const unreadable = (file: string) =>
	new PictureProblem(
		`${file} can't be read as a picture. Save it again as a JPEG, PNG, WebP, AVIF, TIFF or SVG.`,
	);

/**
 * Opens a picture: its size as it is seen, and its pixels, upright and without metadata. An SVG is drawn at least
 * as wide as asked for.
 * @throws PictureProblem if it isn't one
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
	const { width, height } = autoOrient;
	const isSvg = format === "svg";
	const pixels = (wanted: number): Sharp =>
		isSvg
			? sharp(bytes, { density: Math.min(Math.max(72, (72 * wanted) / width), 10_000) })
			: sharp(bytes, { failOn: "truncated" }).autoOrient();
	return { bytes, isSvg, width, height, pixels };
}

type Opened = Awaited<ReturnType<typeof openPicture>>;

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

/**
 * Makes the files of a picture: upright, without metadata, in the sizes and formats that pages need. An SVG stays
 * as it is, except for a portrait.
 * @param hash of all that decides what the files contain
 * @throws PictureProblem if it can't be read, is too small, or is an SVG that needs more than itself
 */
export async function makePicture(
	file: string,
	kind: PictureKind,
	hash: string,
	focus?: Focus,
): Promise<MadePicture> {
	const opened = await openPicture(file);
	const problem = problemOf(kind, opened);
	if (problem) throw new PictureProblem(`${file} ${problem}`);
	const plain = basename(file, extname(file)).normalize("NFKD").toLowerCase();
	const letters = plain.replace(/[^a-z0-9 _-]/g, "").replace(/[ _-]+/g, "-") || "picture";
	const name = `/assets/${letters}-${hash.slice(0, 8)}`;
	try {
		if (kind === "portrait") return await inSizes(name, kind, portrait(opened, focus));
		if (opened.isSvg) return single(`${name}.svg`, opened.bytes, opened);
		if (kind === "photograph") return await inSizes(name, kind, opened.pixels(opened.width));
		const { data, info } = await opened
			.pixels(opened.width)
			.resize({ height: logoHeight, withoutEnlargement: true })
			.webp({ nearLossless: true, quality: 60 })
			.toBuffer({ resolveWithObject: true });
		return single(`${name}.webp`, data, info);
	} catch {
		throw unreadable(file);
	}
}

const single = (
	src: string,
	bytes: Uint8Array,
	{ width, height }: Pick<Picture, "width" | "height">,
) => ({
	picture: { src, width, height },
	files: new Map([[src, bytes]]),
});

/** The part of a picture that is a portrait: around its focus, or else what draws the eye, which is the face. */
function portrait({ isSvg, width, height, pixels }: Opened, focus: Focus): Sharp {
	const scale = isSvg ? 960 / Math.min(width, height / portraitShape) : 1;
	const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
	const crop = Math.floor(Math.min(wide, high / portraitShape));
	const size = { width: crop, height: Math.round(crop * portraitShape) };
	if (!focus)
		return pixels(wide).resize({ ...size, position: isSvg ? "centre" : sharp.strategy.attention });
	const at = (share: number, of: number, part: number) =>
		Math.round(Math.min(Math.max((share / 100) * of - part / 2, 0), of - part));
	return pixels(wide)
		.resize(wide, high)
		.extract({ ...size, left: at(focus.x, wide, size.width), top: at(focus.y, high, size.height) });
}

/** A picture as AVIF and WebP, in each of the widths that it has. */
async function inSizes(name: string, kind: PictureKind, pixels: Sharp): Promise<MadePicture> {
	const { data, info } = await pixels.png().toBuffer({ resolveWithObject: true });
	const largest = Math.min(info.width, Math.max(...sizes[kind].widths));
	const widths = [...sizes[kind].widths.filter((each) => each < largest), largest];
	const files = new Map<string, Uint8Array>();
	const sets = { avif: "", webp: "" };
	for (const [format, quality] of [
		["avif", 50],
		["webp", 75],
	] as const) {
		for (const width of widths) {
			const made = sharp(data).resize(width).toFormat(format, { quality });
			files.set(`${name}-${width}.${format}`, await made.toBuffer());
		}
		sets[format] = widths.map((width) => `${name}-${width}.${format} ${width}w`).join(", ");
	}
	const src = `${name}-${widths.find((width) => width >= 800) ?? largest}.webp`;
	const height = Math.round((largest * info.height) / info.width);
	return { picture: { src, width: largest, height, ...sets }, files };
}
