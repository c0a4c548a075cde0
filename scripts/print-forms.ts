// Prints the blank forms of blank-forms/forms.ts into public/forms, a sheet of A4 each, and the example
// outline of src/content/example-outline.ts, two sheets. Run it by hand (`npm run forms`) after changing
// one of them. The output is committed; builds don't run this.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type Form, forms } from "../blank-forms/forms.ts";
import { exampleOutline } from "../src/content/example-outline.ts";
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

function documentOf(title: string, kind: "portrait" | "landscape" | "outline", body: string) {
	const size = kind === "landscape" ? kind : "portrait";
	return `<!doctype html><html lang="en-NZ" class="${kind}"><head><meta charset="utf-8"><title>${title}</title>
<style>${faces}@page{size:A4 ${size}}${styles}</style></head><body>${body}</body></html>`;
}

function formDocument({ title, lead, landscape, fields, columns, rows, foot }: Form): string {
	const body = `<header><h1>${title}</h1><p>${lead}</p></header>
<dl>${fields.map((name) => `<div><dt>${name}</dt><dd></dd></div>`).join("")}</dl>
<table><colgroup>${columns.map(({ share }) => `<col style="width:${share}%">`).join("")}</colgroup>
<thead><tr>${columns.map(({ name }) => `<th scope="col">${name}</th>`).join("")}</tr></thead>
<tbody>${rows
		.map(
			([name, hint = ""]) =>
				`<tr><th scope="row">${name}<small>${hint}</small></th>${"<td></td>".repeat(columns.length - 1)}</tr>`,
		)
		.join("")}</tbody></table>
<footer>${foot}</footer>`;
	return documentOf(`${title}, blank`, landscape ? "landscape" : "portrait", body);
}

interface Part {
	title: string;
	text?: string;
	formula?: string;
	points?: readonly string[];
}

const partOf = ({ title, text, formula, points = [] }: Part) =>
	`<section><h2>${title}</h2>${text ? `<p>${text}</p>` : ""}${formula ? `<p class="formula">${formula}</p>` : ""}
${points.length > 0 ? `<ul>${points.map((point) => `<li>${point}</li>`).join("")}</ul>` : ""}</section>`;

function outlineDocument(): string {
	const { title, mark, job, weeks, next, ...parts } = exampleOutline;
	const { question, answer, lookedAt, first, cost, stop, without, unknown } = parts;
	const body = `<p class="mark">${mark}</p><h1>${job}</h1>
${[question, answer, lookedAt, first].map(partOf).join("")}
<section><h2>${weeks.title}</h2><table><thead><tr>${weeks.columns.map((name) => `<th scope="col">${name}</th>`).join("")}</tr></thead>
<tbody>${weeks.rows
		.map(
			([when, ...cells]) =>
				`<tr><th scope="row">${when}</th>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`,
		)
		.join("")}</tbody></table></section>
${[cost, stop, without, unknown].map(partOf).join("")}
<footer>${next}</footer>`;
	return documentOf(title, "outline", body);
}

const browser = await launchBrowser();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const page = await browser.newPage();
const documents = [
	...forms.map((form) => ({ name: form.file, html: formDocument(form) })),
	{ name: basename(exampleOutline.file), html: outlineDocument() },
];
for (const { name, html } of documents) {
	await page.setContent(html);
	await page.evaluate(() => document.fonts.ready);
	const file = join(folder, name);
	const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true });
	// Without the time, so that the same form makes the same file.
	const timeless = pdf.toString("latin1").replace(/(?<=Date \(D:)\d{14}/g, "20260101000000");
	writeFileSync(file, timeless, "latin1");
	console.log(`public/forms/${name}: ${statSync(file).size} bytes`);
}
await browser.close();
