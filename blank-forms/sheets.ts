// The printed documents: the blank forms of forms.ts, and the example outline.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { exampleOutline } from "../src/content/example-outline.ts";
import { type Form, forms } from "./forms.ts";

const root = join(import.meta.dirname, "..");
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

/** A document that is printed: its file in public/forms, and what it says. */
export interface Sheet {
	name: string;
	html: string;
}

export const sheets: readonly Sheet[] = [
	...forms.map((form) => ({ name: form.file, html: formDocument(form) })),
	{ name: basename(exampleOutline.file), html: outlineDocument() },
];

/** The last line of a sheet's file, a comment for readers of PDFs: it tells which words were printed. */
export function stampOf({ html }: Sheet): string {
	return `%${createHash("sha256").update(html).digest("hex")}\n`;
}
