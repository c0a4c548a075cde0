// Prints the blank forms of blank-forms/forms.mjs into public/forms, a sheet of A4 each. Run it by hand
// (`npm run forms`) after changing a form. The output is committed; builds don't run this.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { forms } from "../blank-forms/forms.mjs";
import { root } from "./shared/setup.ts";

const { launchBrowser } = await import("./shared/browser.ts");

const folder = join(root, "public/forms");
const styles = readFileSync(join(root, "blank-forms/forms.css"), "utf8");

/** A typeface of the site, in the document itself. @param {string} name @param {string} file */
const face = (name, file) =>
	`@font-face{font-family:${name};font-weight:400 600;src:url(data:font/woff2;base64,${readFileSync(join(root, `src/styles/fonts/${file}.woff2`)).toString("base64")})}`;

const faces = face("Text", "inter") + face("Headline", "newsreader");

/** @param {import("../blank-forms/forms.mjs").Form} form */
function documentOf({ title, lead, landscape, fields, columns, rows, foot }) {
	const page = landscape ? "landscape" : "portrait";
	return `<!doctype html><html lang="en-NZ" class="${page}"><head><meta charset="utf-8"><title>${title}, blank</title>
<style>${faces}@page{size:A4 ${page}}${styles}</style></head><body>
<header><h1>${title}</h1><p>${lead}</p></header>
<dl>${fields.map((name) => `<div><dt>${name}</dt><dd></dd></div>`).join("")}</dl>
<table><colgroup>${columns.map(({ share }) => `<col style="width:${share}%">`).join("")}</colgroup>
<thead><tr>${columns.map(({ name }) => `<th scope="col">${name}</th>`).join("")}</tr></thead>
<tbody>${rows
		.map(
			([name, hint = ""]) =>
				`<tr><th scope="row">${name}<small>${hint}</small></th>${"<td></td>".repeat(columns.length - 1)}</tr>`,
		)
		.join("")}</tbody></table>
<footer>${foot}</footer></body></html>`;
}

const browser = await launchBrowser();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const page = await browser.newPage();
for (const form of forms) {
	await page.setContent(documentOf(form));
	await page.evaluate(() => document.fonts.ready);
	const file = join(folder, form.file);
	const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true });
	// Without the time, so that the same form makes the same file.
	const timeless = pdf.toString("latin1").replace(/(?<=Date \(D:)\d{14}/g, "20260101000000");
	writeFileSync(file, timeless, "latin1");
	console.log(`public/forms/${form.file}: ${statSync(file).size} bytes`);
}
await browser.close();
