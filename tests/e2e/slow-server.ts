import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { listen } from "./listen";

const types: Record<string, string> = {
	".avif": "image/avif",
	".css": "text/css",
	".htm": "text/html; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".js": "text/javascript",
	".svg": "image/svg+xml",
	".woff2": "font/woff2",
};

/** Size of a piece of markup in characters, extended to the end of an element, and the pause in ms. */
const piece = 250;
const pause = 25;

/** So long that a page is painted before its typefaces are there, in milliseconds. */
const fontDelay = 400;

/** The part of the markup that is above the fold: from the header's controls to the end of the hero. */
function firstScreen(html: string): { from: number; to: number } {
	const main = html.indexOf("<main");
	return { from: html.lastIndexOf("</nav>", main), to: main + 5_000 };
}

/** Serves a built site slowly: the markup above the fold arrives in pieces. */
export async function serveSlowly(folder: string): Promise<{ origin: string; server: Server }> {
	const server = createServer(async ({ url = "/" }, response) => {
		const { pathname } = new URL(url, "http://site");
		const page = pathname === "/" ? "/index" : pathname;
		const file = join(folder, extname(page) ? page : `${page}.html`);
		if (!existsSync(file)) {
			response.writeHead(404).end();
			return;
		}
		if (file.endsWith(".woff2")) await wait(fontDelay);
		const content = readFileSync(file);
		response.writeHead(200, { "content-type": types[extname(file)] ?? "image/png" });
		if (!file.endsWith(".html")) {
			response.end(content);
			return;
		}
		const html = content.toString();
		const { from, to } = firstScreen(html);
		response.write(html.slice(0, from));
		let at = from;
		while (at < to) {
			const end = html.indexOf(">", html.indexOf("</", at + piece)) + 1;
			response.write(html.slice(at, end));
			at = end;
			await wait(pause);
		}
		response.end(html.slice(at));
	});
	return { origin: await listen(server), server };
}
