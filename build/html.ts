import { createDocument } from "@mixmark-io/domino";

/** Parses the markup of a whole document or of its body. */
export function parseHtml(markup: string): Document {
	return createDocument(markup);
}

/** Escapes text for use in a double-quoted attribute or between tags. */
export function escapeHtml(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
