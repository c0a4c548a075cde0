import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { addIcons } from "./icons";
import { addPicture, type Files, openPicture } from "./make-picture";

const folder = mkdtempSync(join(tmpdir(), "pictures-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
	writeFileSync(join(folder, name), content);
	return join(folder, name);
}

const svg = (content: string) =>
	`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30">${content}</svg>`;
const pixels = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 4, background: "#a0402080" } });

type Kind = Parameters<typeof addPicture>[1];

/** All files of a picture, as a build makes them. */
async function make(path: string, kind: Kind, focus?: Parameters<typeof addPicture>[3]) {
	const files: Files = new Map();
	const picture = await addPicture(path, kind, files, focus);
	const made = new Map<string, Uint8Array>();
	for (const [name, content] of files) made.set(name, await content());
	return { picture, files: made };
}

test("a photograph from a phone is upright, without its location, in several sizes", async () => {
	const photograph = await pixels(1400, 1000)
		.withMetadata({ orientation: 6 })
		.withExifMerge({ IFD3: { GPSLatitude: "41/1 17/1 0/1" } })
		.jpeg()
		.toBuffer();
	expect((await sharp(photograph).metadata()).exif).toBeDefined();
	const { picture, files } = await make(file("Zoë’s 1 (a).JPG", photograph), "photograph");
	expect(picture).toMatchObject({ width: 1000, height: 1400 });
	expect(picture.srcSet).toMatch(
		/^(\/assets\/zoes-1-a-[\da-f]{8})-480\.webp 480w, \1-960\.webp 960w, \1-1000\.webp 1000w$/,
	);
	expect(files.has(picture.src)).toBe(true);
	for (const bytes of files.values()) {
		const { exif, orientation, width, height } = await sharp(bytes).metadata();
		expect(exif).toBeUndefined();
		expect(orientation).toBeUndefined();
		expect(height).toBeGreaterThan(width);
	}
	expect(files.size).toBe(3);
});

test.each([
	["portrait.tiff", () => pixels(1500, 900).tiff().toBuffer(), 720],
	["portrait.avif", () => pixels(480, 640).avif({ effort: 0 }).toBuffer(), 480],
	["portrait.svg", async () => svg('<path d="M0 0h9v9z"/>'), 960],
] as const)("%s is cropped to 4 by 5", async (name, content, width) => {
	for (const focus of [undefined, { x: 100, y: 0 }]) {
		const { picture, files } = await make(file(name, await content()), "portrait", focus);
		expect(picture).toMatchObject({ width, height: (width * 5) / 4 });
		const made = await sharp(files.get(picture.src)).metadata();
		expect(made).toMatchObject({ width, height: (width * 5) / 4 });
	}
});

test("a logo is an SVG as it is, or has the pixels that a sharp screen shows", async () => {
	const drawn = await make(file("drawn.svg", svg('<path d="M0 0h9v9z"/>')), "logo");
	const src = expect.stringMatching(/^\/assets\/drawn-[\da-f]{8}\.svg$/);
	expect(drawn.picture).toEqual({ src, width: 90, height: 30 });
	const painted = await make(file("painted.png", await pixels(960, 240).png().toBuffer()), "logo");
	expect(painted.picture).toMatchObject({ width: 960, height: 240 });
});

test.each<[name: string, content: () => Promise<string | Uint8Array>, Kind, why: string]>([
	["broken.jpg", async () => "not a picture", "photograph", "can't be read as a picture"],
	["empty.jpg", async () => "", "photograph", "can't be read as a picture"],
	[
		"half.jpg",
		async () => (await pixels(900, 900).jpeg().toBuffer()).subarray(0, 900),
		"photograph",
		"can't be read as a picture",
	],
	["small.png", () => pixels(400, 900).png().toBuffer(), "photograph", "at least 640 by"],
	["small.webp", () => pixels(479, 700).webp().toBuffer(), "portrait", "480 by 600"],
	["low.png", () => pixels(300, 40).png().toBuffer(), "logo", "or an SVG"],
	["long.png", () => pixels(1300, 100).png().toBuffer(), "logo", "13.0 times as wide as high"],
	["letters.svg", async () => svg("<text>Kōwhai</text>"), "logo", "converted to outlines"],
	["code.svg", async () => svg("<script>alert(1)</script>"), "photograph", "or code"],
	["handler.svg", async () => svg('<path onload="alert(1)" d="M0 0h9v9z"/>'), "logo", "or code"],
	["html.svg", async () => svg("<foreignObject/>"), "photograph", "<foreignobject>"],
])("%s ends the build with its name and what to do", async (name, content, kind, why) => {
	// Without the bytes, which a failed test would print.
	const made = make(file(name, await content()), kind).then(({ picture }) => picture);
	await expect(made).rejects.toThrow(name);
	await expect(made).rejects.toThrow(why);
});

test("the icons come from one symbol; phones get no transparent one", async () => {
	for (const symbol of [svg("").replace("90 30", "9 9"), await pixels(512, 512).png().toBuffer()]) {
		const files: Files = new Map();
		const path = file("symbol", symbol);
		await addIcons(path, await openPicture(path), files);
		const icon = async (name: string) => sharp(await files.get(name)?.());
		for (const [name, side] of [
			["/apple-touch-icon.png", 180],
			["/icon-192.png", 192],
			["/icon-512.png", 512],
		] as const) {
			expect(await (await icon(name)).metadata(), name).toMatchObject({
				width: side,
				height: side,
			});
			expect((await (await icon(name)).stats()).isOpaque, name).toBe(true);
		}
		expect((await (await icon("/favicon.svg")).metadata()).format).toBe("svg");
		expect((await (await icon("/favicon.ico")).metadata()).width).toBe(48);
	}
	const wide = file("wide.svg", svg(""));
	await expect(addIcons(wide, await openPicture(wide), new Map())).rejects.toThrow("square");
});
