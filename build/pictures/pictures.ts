import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Picture } from "virtual:pictures";
import sharp from "sharp";
import { company } from "../../src/content/company.ts";
import { themeColour } from "../theme-colours.ts";
import { iconPaths, makeIcons } from "./icons.ts";
import { type MadePicture, makePicture, type PictureKind, PictureProblem } from "./make-picture.ts";

/** Where the owner puts pictures. The folder in it says what a picture is for. */
export const pictureFolder = "pictures";

const kinds: Readonly<Record<string, PictureKind>> = {
	brand: "logo",
	clients: "logo",
	portraits: "portrait",
};

const cache = ".cache/pictures";

/** What else decides how a picture turns out: the code, and the version of the library. */
const recipe = ["make-picture", "icons"]
	.map((name) => readFileSync(`build/pictures/${name}.ts`, "utf8"))
	.concat(sharp.versions.sharp ?? "");

export interface Pictures {
	/** What pages need to show each picture, by its path in the folder, such as "portraits/name.jpg". */
	pictures: Record<string, Picture>;
	/** The paths of the two icons that the manifest names. */
	icons: { small: string; large: string };
	/** The contents of all files in the built site, by their paths. */
	files: Map<string, Uint8Array>;
	/** What is wrong with a picture, and what to do. */
	problems: string[];
}

/** What file managers leave in folders. */
const leftBehind = /^(\..*|thumbs\.db|desktop\.ini)$/i;

/** The paths of all pictures in the folder. */
export function pictureNames(): string[] {
	return readdirSync(pictureFolder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !leftBehind.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name).slice(pictureFolder.length + 1))
		.map((path) => path.replaceAll("\\", "/"))
		.sort();
}

/** Makes the files of all pictures, or reads those of unchanged ones from .cache. */
export async function makePictures(): Promise<Pictures> {
	const made: Pictures = {
		pictures: {},
		icons: { small: "", large: "" },
		files: new Map(),
		problems: [],
	};
	// One after the other: making a picture already uses all cores.
	for (const name of pictureNames()) {
		try {
			await addPicture(name, join(pictureFolder, name), made);
		} catch (error) {
			if (!(error instanceof PictureProblem)) throw error;
			made.problems.push(error.message);
		}
	}
	return made;
}

async function addPicture(name: string, file: string, made: Pictures): Promise<void> {
	const isSymbol = name === `brand/${company.symbol}`;
	const kind = kinds[name.split("/")[0] ?? ""] ?? "photograph";
	const { focus } = company.people.find(({ portrait }) => `portraits/${portrait}` === name) ?? {};
	const ground = themeColour("ground").light;
	const hash = createHash("sha256")
		.update(await readFile(file))
		.update(JSON.stringify([isSymbol ? ground : kind, focus, recipe]))
		.digest("hex");
	const { picture, files } = await cached(hash, async () => {
		if (!isSymbol) return makePicture(file, kind, hash, focus);
		const symbol = { src: iconPaths(hash).large, width: 512, height: 512 };
		return { picture: symbol, files: await makeIcons(file, ground, hash) };
	});
	if (isSymbol) made.icons = iconPaths(hash);
	else made.pictures[name] = picture;
	for (const [path, bytes] of files) made.files.set(path, bytes);
}

/** Reads a picture's files from the cache, or makes them and keeps them there. */
async function cached(hash: string, make: () => Promise<MadePicture>): Promise<MadePicture> {
	const folder = join(cache, hash);
	if (!existsSync(folder)) {
		const { picture, files } = await make();
		// To a temporary name first, so that a build at the same time never reads half of it.
		const unfinished = `${folder}.${process.pid}`;
		await mkdir(unfinished, { recursive: true });
		for (const [path, bytes] of files) await writeFile(join(unfinished, basename(path)), bytes);
		const index = JSON.stringify({ picture, paths: [...files.keys()] });
		await writeFile(join(unfinished, "picture.json"), index);
		// If another build was faster, its files are the same.
		await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
	}
	const { picture, paths } = JSON.parse(await readFile(join(folder, "picture.json"), "utf8"));
	const files = new Map<string, Uint8Array>();
	for (const path of paths) files.set(path, await readFile(join(folder, basename(path))));
	return { picture, files };
}
