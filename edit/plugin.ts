import { randomBytes } from "node:crypto";
import fs from "node:fs";
import type { IncomingMessage } from "node:http";
import { relative, sep } from "node:path";
import { text } from "node:stream/consumers";
import MagicString from "magic-string";
import type { Plugin, ViteDevServer } from "vite";
import { findWords, looksReadable, type Words } from "./find-words.ts";
import { beginMark, endMark } from "./marks.ts";
import { readWords, writeWords } from "./write-words.ts";

/** What a page sends: the number of a place, its words as the page shows them and, to save, the new ones. */
export interface EditRequest {
	place: number;
	old: string;
	wanted?: string;
}

/** The file and line, its words now, and whether they can be edited: those that code works out can't. */
export interface EditAnswer {
	source: string;
	words: string;
	isEditable: boolean;
}

const refusal = (status: number, message: string) => Object.assign(new Error(message), { status });

/** Reads a request that only the site's own page on this machine can send. */
async function readRequest(request: IncomingMessage, token: string): Promise<EditRequest> {
	const { host = "", origin, "content-type": type, "content-length": length } = request.headers;
	if (request.method !== "POST" || type !== "application/json")
		throw refusal(405, "The editor takes JSON by POST only.");
	const isOwnHost = /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host);
	if (!isOwnHost || origin !== `http://${host}` || request.headers["x-edit-token"] !== token)
		throw refusal(403, "This is no page of this session. Copy your words, then reload it.");
	if (!(Number(length) < 100_000)) throw refusal(413, "This text is too long.");
	return JSON.parse(await text(request));
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
	let sources = "";

	/** Marks the words of a module, so that the rendered page says where each is. */
	function markWords(code: string, file: string) {
		const marked = new MagicString(code);
		for (const words of findWords(file, code)) {
			const { kind, start, end } = words;
			if (!/text|element/.test(kind) && !looksReadable(readWords(words))) continue;
			const place = places.push({ file, ...words }) - 1;
			if (kind === "element") marked.appendLeft(start, ` data-edit-place="${place}"`);
			else marked.appendLeft(start, beginMark(place)).appendRight(end, endMark);
		}
		return { code: marked.toString(), map: marked.generateMap({ hires: "boundary" }) };
	}

	/** Replaces the words at a place. Returns the new ones. */
	function save(place: Words & { file: string }, code: string, wanted: string): string {
		const { file, kind, start, end } = place;
		if (!fs.realpathSync(file).startsWith(sources))
			throw refusal(403, `${file} is outside src, so it isn’t changed.`);
		const words = wanted.replace(/[^\S\u00a0]+/g, " ").trim();
		if (words === "") throw refusal(400, "There must be words left.");
		const written = writeWords(file, code, place, words);
		// In one step, and outside src, which Vite watches.
		fs.mkdirSync(".cache", { recursive: true });
		fs.writeFileSync(".cache/edited", written, { mode: fs.statSync(file).mode, flush: true });
		fs.renameSync(".cache/edited", file);
		// Open pages know words by their numbers: those behind these have moved.
		const moved = written.length - code.length;
		for (const each of places.filter((other) => other.file === file)) {
			if (each.start === start && each.kind === kind) each.raw = written.slice(start, end + moved);
			if (each.start > start) each.start += moved;
			if (each.end >= end) each.end += moved;
		}
		// Vite's watcher sees it only later.
		server.environments.ssr.moduleGraph.onFileChange(file);
		return words;
	}

	function answer({ place: id, old, wanted }: EditRequest): EditAnswer {
		const place = places[id];
		if (!place) throw refusal(404, "There are no such words.");
		const { file, kind, start, end, raw } = place;
		const code = fs.readFileSync(file, "utf8");
		const isEditable = kind !== "element" && readWords(place) === old;
		if (code.slice(start, end) !== raw || (wanted !== undefined && !isEditable))
			throw refusal(409, `${file} has changed. Copy your words, then reload the page.`);
		const line = code.slice(0, start).split("\n").length;
		const source = `${relative(server.config.root, file)}:${line}`;
		if (wanted === undefined) return { source, words: old, isEditable };
		const words = save(place, code, wanted);
		server.config.logger.info(`${source}\n  - ${old}\n  + ${words}`);
		return { source, words, isEditable };
	}

	return {
		name: "edit-words",
		apply: "serve",
		enforce: "pre",
		// Other sites can't read the token, and a change on disk doesn't reload a page in which someone is typing.
		config: () => ({ server: { cors: false, hmr: false } }),
		configResolved({ root }) {
			sources = fs.realpathSync(`${root}/src`) + sep;
		},
		transform(code, id) {
			// Only for prerendering: the browser's own modules must say what a page without marks does.
			if (this.environment.name === "ssr" && id.startsWith(sources) && /\.tsx?$/.test(id))
				return markWords(code, id);
		},
		configureServer(started) {
			server = started;
			// Without hot reload, Vite doesn't see that the list of pages is another one.
			for (const event of ["add", "unlink"] as const)
				server.watcher.on(event, () => server.environments.ssr.moduleGraph.invalidateAll());
			server.middlewares.use(async (request, response, next) => {
				response.setHeader("Content-Security-Policy", "frame-ancestors 'none'");
				if (request.url !== "/__edit") return next();
				try {
					response.end(JSON.stringify(answer(await readRequest(request, token))));
				} catch (error) {
					const { status = 500, message } = error as ReturnType<typeof refusal>;
					response.writeHead(status).end(message);
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
