import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { makeIcons } from "./icons";
import { makePicture, type PictureKind } from "./make-picture";

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
const make = (path: string, kind: PictureKind) => makePicture(path, kind, "0123456789");

test("a photograph from a phone is upright, without its location, in several sizes", async () => {
	const photograph = await pixels(1400, 1000)
		.withMetadata({ orientation: 6 })
		.withExifMerge({ IFD3: { GPSLatitude: "41/1 17/1 0/1" } })
		.jpeg()
		.toBuffer();
	expect((await sharp(photograph).metadata()).exif).toBeDefined();
	const { picture, files } = await make(file("Zoë’s 1 (a).JPG", photograph), "photograph");
	expect(picture).toMatchObject({ width: 1000, height: 1400 });
	expect(picture.avif).toBe(
		"/assets/zoes-1-a-01234567-480.avif 480w, /assets/zoes-1-a-01234567-960.avif 960w, /assets/zoes-1-a-01234567-1000.avif 1000w",
	);
	expect(files.has(picture.src)).toBe(true);
	for (const bytes of files.values()) {
		const { exif, orientation, width, height } = await sharp(bytes).metadata();
		expect(exif).toBeUndefined();
		expect(orientation).toBeUndefined();
		expect(height).toBeGreaterThan(width);
	}
	expect(files.size).toBe(6);
});

test.each([
	["portrait.tiff", () => pixels(1500, 900).tiff().toBuffer(), 720],
	["portrait.avif", () => pixels(480, 640).avif({ effort: 0 }).toBuffer(), 480],
	["portrait.svg", async () => svg('<path d="M0 0h9v9z"/>'), 960],
] as const)("%s is cropped to 4 by 5", async (name, content, width) => {
	const { picture } = await make(file(name, await content()), "portrait");
	expect(picture).toMatchObject({ width, height: (width * 5) / 4 });
});

test("a logo is an SVG as it is, or has the pixels that a sharp screen shows", async () => {
	const drawn = await make(file("drawn.svg", svg('<path d="M0 0h9v9z"/>')), "logo");
	expect(drawn.picture).toEqual({ src: "/assets/drawn-01234567.svg", width: 90, height: 30 });
	const painted = await make(file("painted.png", await pixels(960, 240).png().toBuffer()), "logo");
	expect(painted.picture).toMatchObject({ width: 480, height: 120 });
});

test.each<[name: string, content: () => Promise<string | Uint8Array>, PictureKind, why: string]>([
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
		const icons = await makeIcons(file("symbol", symbol), "#ffffff", "0123456789");
		const touch = icons.get("/apple-touch-icon.png");
		const { width, height } = await sharp(touch).metadata();
		expect([width, height]).toEqual([180, 180]);
		expect((await sharp(touch).stats()).isOpaque).toBe(true);
		expect((await sharp(icons.get("/favicon.svg")).metadata()).format).toBe("svg");
		const ico = Buffer.from(icons.get("/favicon.ico") ?? []);
		const [count, side, offset] = [ico.readUInt16LE(4), ico[6], ico.readUInt32LE(18)];
		expect([count, side]).toEqual([1, 48]);
		expect((await sharp(ico.subarray(offset)).metadata()).width).toBe(48);
	}
	await expect(makeIcons(file("wide.svg", svg("")), "#ffffff", "")).rejects.toThrow("square");
});
