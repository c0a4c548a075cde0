import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Picture } from "virtual:pictures";
import { company } from "../../src/content/company.ts";
import { addIcons } from "./icons.ts";
import { addPicture, type Files, openPicture, type PictureKind } from "./make-picture.ts";

/** Where the owner puts pictures. The folder in it says what a picture is for. */
export const pictureFolder = "pictures";

const kindOf: Readonly<Record<string, PictureKind>> = {
	brand: "logo",
	clients: "logo",
	portraits: "portrait",
};

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

/**
 * Reads the owner's pictures.
 * @returns what pages need to show each, by its path in the folder; the files of all, icons among them; and what is
 * wrong with a picture, and what to do
 */
export async function readPictures() {
	const pictures: Record<string, Picture> = {};
	const files: Files = new Map();
	const problems: string[] = [];
	for (const name of pictureNames()) {
		const file = join(pictureFolder, name);
		const kind = kindOf[name.split("/")[0] ?? ""] ?? "photograph";
		const shown = company.people.find(({ portrait }) => name === `portraits/${portrait}`);
		try {
			if (name === `brand/${company.symbol}`) await addIcons(file, await openPicture(file), files);
			else pictures[name] = await addPicture(file, kind, files, shown?.focus);
		} catch (error) {
			problems.push((error as Error).message);
		}
	}
	return { pictures, files, problems };
}
