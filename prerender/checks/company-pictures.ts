import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSizeFromFile } from "image-size/fromFile";
import type { Company } from "../../src/content/company.ts";
import { hasSameRatio, type ProblemList } from "./problem-list.ts";

/** Reads the size of a picture: in pixels, or in user units for an SVG. Undefined if it can't be read. */
export async function picture(
	{ need }: ProblemList,
	field: string,
	value: string,
	file: string,
	publicFolder: string,
) {
	const path = join(publicFolder, file);
	// Spaces and other characters would need another spelling in addresses and in the hosts' rules.
	const plain = /^[\w/.-]+$/.test(file);
	if (
		!need(
			plain,
			field,
			value,
			"Name the file with letters without macrons, digits and hyphens only.",
		)
	)
		return;
	if (!need(existsSync(path), field, value, `There is no public${file}. Put the picture there.`))
		return;
	try {
		return await imageSizeFromFile(path);
	} catch {
		need(false, field, value, `public${file} is not a picture that can be read. Save it again.`);
	}
}

/** Checks the logo and the icons. */
export async function checkLogoAndIcons(
	{ logo, icons }: Company,
	publicFolder: string,
	list: ProblemList,
) {
	const { need } = list;
	for (const field of ["light", "dark"] as const) {
		const size = await picture(list, `logo.${field}`, logo[field], logo[field], publicFolder);
		if (!size) continue;
		if (!need(size.type === "svg", `logo.${field}`, logo[field], "Save the logo as an SVG."))
			continue;
		need(
			!/<text\b/.test(readFileSync(join(publicFolder, logo[field]), "utf8")),
			`logo.${field}`,
			logo[field],
			`public${logo[field]} has letters that need a font, which social cards and visitors may not have. Save it with the text converted to outlines.`,
		);
		need(
			hasSameRatio(size, logo),
			"logo.width and logo.height",
			[logo.width, logo.height],
			`public${logo[field]} is ${size.width} by ${size.height}. Write the file's own size; both files must have the same.`,
		);
	}
	for (const [field, side] of [
		["small", 192],
		["large", 512],
	] as const) {
		const file = icons[field];
		const size = await picture(list, `icons.${field}`, file, file, publicFolder);
		if (!size) continue;
		need(
			size.type === "png" && size.width === side && size.height === side,
			`icons.${field}`,
			file,
			`public${file} is a ${size.type} of ${size.width} by ${size.height}. Save it as a PNG of ${side} by ${side} pixels.`,
		);
	}
}
