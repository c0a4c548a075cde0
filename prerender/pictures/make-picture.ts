import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import type { Picture } from "virtual:pictures";
import sharp, { type Sharp } from "sharp";
import { parseHtml } from "../html.ts";

export type PictureKind = "photograph" | "portrait" | "logo";

/** What a page needs to show a picture, and the contents of its files by their paths in the site. */
export interface MadePicture {
	picture: Picture;
	files: Map<string, Uint8Array>;
}

/** The widths that a picture is saved in, in pixels, as far as the original has them. */
const widths = { photograph: [480, 960, 1600], portrait: [480, 960] };

/** The smallest originals that look sharp, in pixels. */
const smallest = {
	photograph: { width: 640, height: 1 },
	portrait: { width: 480, height: 600 },
	logo: { width: 1, height: 64 },
};

/** Portraits are 4 wide and 5 high. */
const portraitShape = 5 / 4;

/** The height that a logo from pixels is saved in: three times the largest on a page. */
const logoHeight = 120;

/** A picture that can't be shown. Its message says what to do. */
export class PictureProblem extends Error {}

export interface OpenedPicture {
	bytes: Buffer;
	isSvg: boolean;
	/** In pixels, as it is seen: after its rotation. In user units for an SVG. */
	width: number;
	height: number;
	/** Its pixels, upright, without metadata and in sRGB. An SVG is drawn at least as wide as asked for. */
	pixels(width: number): Sharp;
}

/**
 * Opens a picture of the owner's.
 * @throws PictureProblem if it isn't one
 */
export async function openPicture(file: string): Promise<OpenedPicture> {
	const bytes = await readFile(file);
	const { format, autoOrient } = await sharp(bytes)
		.metadata()
		.catch(() => {
			throw unreadable(file);
		});
	const { width, height } = autoOrient;
	const isSvg = format === "svg";
	const pixels = (wanted: number) =>
		isSvg
			? sharp(bytes, { density: Math.min(Math.max(72, (72 * wanted) / width), 10_000) })
			: sharp(bytes, { failOn: "truncated" }).autoOrient();
	return { bytes, isSvg, width, height, pixels };
}

const unreadable = (file: string) =>
	new PictureProblem(
		`${file} can't be read as a picture. Save it again as a JPEG, PNG, WebP, AVIF, TIFF or SVG.`,
	);

/** A name for the files of a picture: its own, in letters that addresses have, and a hash. */
function hashedName(file: string, hash: string): string {
	const name = basename(file, extname(file)).normalize("NFKD").toLowerCase();
	const plain = name.replace(/[^a-z0-9 _-]/g, "").replace(/[ _-]+/g, "-") || "picture";
	return `${plain}-${hash.slice(0, 8)}`;
}

/**
 * Makes the files of a picture: upright, without metadata, in the sizes and formats that pages need.
 * An SVG stays as it is, except for a portrait.
 * @param hash of all that decides what the files contain
 * @throws PictureProblem if it can't be read, is too small, or is an SVG that needs more than itself
 */
export async function makePicture(
	file: string,
	kind: PictureKind,
	hash: string,
): Promise<MadePicture> {
	const opened = await openPicture(file);
	requireSize(file, kind, opened);
	if (opened.isSvg) requireWhole(file, opened);
	const name = `/assets/${hashedName(file, hash)}`;
	try {
		if (kind === "portrait") return await inSizes(name, portrait(opened), widths.portrait);
		if (opened.isSvg) return single(`${name}.svg`, opened, opened.bytes);
		if (kind === "logo") return await logo(`${name}.webp`, opened);
		return await inSizes(name, opened, widths.photograph);
	} catch {
		throw unreadable(file);
	}
}

function requireSize(file: string, kind: PictureKind, { isSvg, width, height }: OpenedPicture) {
	const least = smallest[kind];
	if (isSvg || (width >= least.width && height >= least.height)) return;
	const needed =
		kind === "portrait"
			? `${least.width} wide and ${least.height} high`
			: kind === "logo"
				? `${least.height} high, or an SVG`
				: `${least.width} wide`;
	throw new PictureProblem(
		`${file} is ${width} by ${height} pixels, which is too small to look sharp. Use one that is at least ${needed}.`,
	);
}

/** An SVG on a page loads no other file and runs no code, and has the machine's typefaces only. */
function requireWhole(file: string, { bytes }: OpenedPicture): void {
	const part = parseHtml(bytes.toString()).querySelector("text, image, script, foreignObject");
	if (!part) return;
	throw new PictureProblem(
		`${file} has a <${part.nodeName.toLowerCase()}>: letters that need a typeface, a picture inside, or code. Save it with all of it converted to outlines.`,
	);
}

const single = (path: string, { width, height }: OpenedPicture, bytes: Uint8Array) => ({
	picture: { src: path, width, height },
	files: new Map([[path, bytes]]),
});

async function logo(path: string, opened: OpenedPicture): Promise<MadePicture> {
	const { data, info } = await opened
		.pixels(opened.width)
		.resize({ height: logoHeight, withoutEnlargement: true })
		.webp({ nearLossless: true, quality: 60 })
		.toBuffer({ resolveWithObject: true });
	return single(path, { ...opened, ...info }, data);
}

/** The part of a picture that is a portrait: the middle of an SVG, else what draws the eye, which is the face. */
function portrait(opened: OpenedPicture): OpenedPicture {
	const { isSvg } = opened;
	const width = isSvg ? 960 : Math.floor(Math.min(opened.width, opened.height / portraitShape));
	const size = { width, height: Math.round(width * portraitShape) };
	const position = isSvg ? "centre" : sharp.strategy.attention;
	return { ...opened, ...size, pixels: () => opened.pixels(width).resize({ ...size, position }) };
}

/** A picture as AVIF and WebP, in each of the widths that it has. */
async function inSizes(
	name: string,
	{ width, height, pixels }: OpenedPicture,
	wanted: readonly number[],
): Promise<MadePicture> {
	const largest = Math.min(width, wanted.at(-1) ?? width);
	const sizes = [...wanted.filter((each) => each < largest), largest];
	const upright = await pixels(largest).png().toBuffer();
	const files = new Map<string, Uint8Array>();
	const sets = { avif: "", webp: "" };
	for (const [format, quality] of [
		["avif", 50],
		["webp", 75],
	] as const) {
		for (const size of sizes) {
			const path = `${name}-${size}.${format}`;
			files.set(path, await sharp(upright).resize(size).toFormat(format, { quality }).toBuffer());
		}
		sets[format] = sizes.map((size) => `${name}-${size}.${format} ${size}w`).join(", ");
	}
	const src = `${name}-${sizes.find((size) => size >= 800) ?? largest}.webp`;
	return {
		picture: { src, width: largest, height: Math.round((largest * height) / width), ...sets },
		files,
	};
}
