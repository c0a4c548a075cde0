import { createDocument } from "@mixmark-io/domino";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Finished markup, of a whole document or of its body, as a document to read. */
export function parseHtml(markup: string): Document {
	return createDocument(markup);
}

/** A text as the value of an attribute in double quotes, or between tags. */
export function escapeHtml(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/** The words of a piece of a page. */
export function textOf(words: ReactNode): string {
	return parseHtml(renderToStaticMarkup(words)).body.textContent ?? "";
}
