import { randomBytes } from "node:crypto";
import {
	mkdirSync,
	readFileSync,
	realpathSync,
	renameSync,
	statSync,
	writeFileSync,
} from "node:fs";
import type { IncomingMessage } from "node:http";
import { relative, sep } from "node:path";
import { text } from "node:stream/consumers";
import MagicString from "magic-string";
import type { Plugin, ViteDevServer } from "vite";
import { findWords, looksReadable, type Words } from "./find-words.ts";
import { beginMark, endMark } from "./marks.ts";
import { readWords, writeWords } from "./write-words.ts";

/** Where the pages of this session ask for words and save them. */
const address = "/__edit";

/** The size of a request, in bytes. No text of a page is nearly as long. */
const longestRequest = 100_000;

/** What a page sends: the words as it shows them and, to save, the new ones. */
export interface EditRequest {
	id: number;
	old: string;
	wanted?: string;
}

/** Where the words are, and what they are now. Words that code works out can't be edited. */
export interface EditAnswer {
	source: string;
	text: string;
	isEditable: boolean;
}

/** Why a request is refused. */
class HttpError extends Error {
	constructor(
		readonly status: number,
		message: string,
	) {
		super(message);
	}
}

/** Reads a request that only the site's own page on this machine can send. */
async function readRequest(request: IncomingMessage, token: string): Promise<EditRequest> {
	const { host = "", origin, "content-type": type, "x-edit-token": given } = request.headers;
	if (request.method !== "POST" || type !== "application/json")
		throw new HttpError(405, "The editor takes JSON by POST only.");
	if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host) || origin !== `http://${host}`)
		throw new HttpError(403, "This is not the site’s own page.");
	if (given !== token)
		throw new HttpError(403, "This page is from an earlier session. Copy your words, then reload.");
	if (!(Number(request.headers["content-length"]) <= longestRequest))
		throw new HttpError(413, "This text is too long.");
	return JSON.parse(await text(request));
}

/** Replaces a file in one step. The new one is written outside src, which Vite watches. */
function replaceFile(file: string, code: string): void {
	const { mode } = statSync(file);
	mkdirSync(".cache", { recursive: true });
	writeFileSync(".cache/edited", code, { mode, flush: true });
	renameSync(".cache/edited", file);
}

/**
 * Makes the words of the pages editable in the browser, by their positions in the source. Only `npm run edit`
 * adds this plugin, so no build can contain it.
 */
export function editWords(): Plugin {
	const token = randomBytes(32).toString("base64url");
	/** The marked words, by their numbers, as the files have them. */
	const places: (Words & { file: string })[] = [];
	let server: ViteDevServer;
	let folder = "";

	/** Marks the words of a module, so that the rendered page says where each is. */
	function markWords(code: string, file: string) {
		const marked = new MagicString(code);
		for (const words of findWords(file, code)) {
			const { kind, start, end, raw } = words;
			if (!/text|element/.test(kind) && !looksReadable(raw)) continue;
			const id = places.push({ file, ...words }) - 1;
			if (kind === "element") marked.appendLeft(start, ` data-edit-place="${id}"`);
			else marked.appendLeft(start, beginMark(id)).appendRight(end, endMark);
		}
		return { code: marked.toString(), map: marked.generateMap({ hires: "boundary" }) };
	}

	function answer({ id, old, wanted }: EditRequest): EditAnswer {
		const place = places[id];
		if (!place) throw new HttpError(404, "There are no such words.");
		const { file, kind, start, end, raw } = place;
		if (!realpathSync(file).startsWith(folder + sep))
			throw new HttpError(403, `${file} is outside src, so it isn’t changed.`);
		const code = readFileSync(file, "utf8");
		if (code.slice(start, end) !== raw)
			throw new HttpError(409, `${file} has changed. Copy your words, then reload the page.`);
		const source = `${relative(server.config.root, file)}:${code.slice(0, start).split("\n").length}`;
		const isEditable = kind !== "element" && readWords(place) === old;
		if (wanted === undefined) return { source, text: old, isEditable };

		const now = wanted.replace(/[^\S\u00a0]+/g, " ").trim();
		if (!isEditable || now === "") throw new HttpError(400, "There must be words left.");
		const written = writeWords(file, code, place, now);
		replaceFile(file, written);
		// Open pages know words by their numbers: those behind these have moved.
		const moved = written.length - code.length;
		for (const each of places.filter((other) => other.file === file)) {
			if (each.start === start && each.kind === kind) each.raw = written.slice(start, end + moved);
			if (each.start > start) each.start += moved;
			if (each.end >= end) each.end += moved;
		}
		// Vite's watcher sees it only later.
		for (const { moduleGraph } of Object.values(server.environments))
			moduleGraph.onFileChange(file);
		server.config.logger.info(`${source}\n  - ${old}\n  + ${now}`);
		return { source, text: now, isEditable };
	}

	return {
		name: "edit-words",
		apply: "serve",
		enforce: "pre",
		// Other sites can't read the token, and a change on disk doesn't reload a page in which someone is typing.
		config: () => ({ server: { cors: false, hmr: false } }),
		configResolved({ root }) {
			folder = realpathSync(`${root}/src`);
		},
		transform(code, id) {
			const ours = id.startsWith(folder + sep) && /(?<!\.d|\.test)\.tsx?$/.test(id);
			// Islands are hydrated with what the browser's own modules say.
			if (ours && this.environment.name === "ssr") return markWords(code, id);
		},
		configureServer(started) {
			server = started;
			server.middlewares.use(async (request, response, next) => {
				response.setHeader("Content-Security-Policy", "frame-ancestors 'none'");
				if (request.url !== address) return next();
				try {
					const body = JSON.stringify(answer(await readRequest(request, token)));
					response.setHeader("Content-Type", "application/json").end(body);
				} catch (error) {
					const status = error instanceof HttpError ? error.status : 500;
					response.writeHead(status).end(error instanceof Error ? error.message : "");
				}
			});
		},
		transformIndexHtml: () => [
			{ tag: "meta", attrs: { name: "edit-token", content: token } },
			{ tag: "link", attrs: { rel: "stylesheet", href: "/edit/client.css" } },
			// Before the site's own script, which hydrates islands.
			{ tag: "script", attrs: { type: "module", src: "/edit/client.ts" } },
		],
	};
}
