// Prints the blank forms of blank-forms/forms.ts into public/forms, a sheet of A4 each. Run it by hand
// (`npm run forms`) after changing a form. The output is committed; builds don't run this.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Form, forms } from "../blank-forms/forms.ts";
import { launchBrowser } from "./shared/browser.ts";
import { root } from "./shared/setup.ts";

const folder = join(root, "public/forms");
const styles = readFileSync(join(root, "blank-forms/forms.css"), "utf8");

/** A typeface of the site, in the document itself. */
function face(name: string, file: string): string {
	const data = readFileSync(join(root, `src/styles/fonts/${file}.woff2`), "base64");
	return `@font-face{font-family:${name};font-weight:400 600;src:url(data:font/woff2;base64,${data})}`;
}

const faces = face("Text", "inter") + face("Headline", "newsreader");

function documentOf({ title, lead, landscape, fields, columns, rows, foot }: Form): string {
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
