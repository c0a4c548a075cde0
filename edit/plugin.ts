import { randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import type { Plugin, ViteDevServer } from "vite";
import { Session, type Wanted } from "./edit-session.ts";
import { find, type Place, type Run } from "./find-words.ts";
import { Refusal } from "./refusals.ts";

/** The path prefix of the editor's requests to the server. */
const address = "/__edit/";

/**
 * Makes the pages of the development server editable. Only `npm run edit` adds this plugin; no
 * configuration names it, so that no build can contain it.
 * @param port of the server
 */
export function editWords(port: number): Plugin {
	const token = randomBytes(32).toString("base64url");
	const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
	let server: ViteDevServer;
	/** Settles when the last request is done: one is answered at a time. */
	let last: Promise<unknown> = Promise.resolve();

	const shown = (): Promise<typeof import("./shown-page.ts")> =>
		server.ssrLoadModule("/edit/shown-page.ts") as never;

	const session = new Session(
		async (path) => (await (await shown()).describePage(path)).page,
		(file) => {
			// Vite's watcher sees it only later.
			for (const { moduleGraph } of Object.values(server.environments))
				moduleGraph.onFileChange(`${server.config.root}/${file}`);
		},
	);

	/** The page's title, description, headline and name, and where they are written. */
	async function head({ path }: { path: string }) {
		const { ending, texts } = await (await shown()).describePage(path);
		const runs = Object.values(texts).map((words): Run => ({ text: words, within: "page" }));
		const found = find(path, runs).flatMap(({ places }) => places);
		const places = Object.keys(texts).flatMap(
			(name) => found.find(({ key }) => key === `page.${name}`) ?? [],
		);
		return { ending, places };
	}

	/** What each request does with its body. */
	const answers: Record<string, (body: never) => unknown> = {
		find: ({ path, run }: { path: string; run: Run }) => find(path, [run])[0],
		save: (wanted: Wanted) => session.save(wanted),
		undo: () => session.undo(),
		redo: () => session.redo(),
		edits: () => session.edits(),
		diff: () => session.diff(),
		commit: ({ message }: { message: string }) => session.commit(message),
		head,
		advise: async ({ path, place, text }: { path: string; place: Place; text: string }) =>
			(await shown()).adviceOn(path, place, text),
		card: async ({ path }: { path: string }) => (await shown()).drawPageCard(path),
	};

	/** Accepts requests only from the site's own page, with the session's token. */
	function requireOwnPage({ method, headers }: IncomingMessage): void {
		if (method !== "POST") throw new Refusal("The editor takes POST requests only.", 405);
		const { host = "", origin } = headers;
		if (!hosts.includes(host) || origin !== `http://${host}`)
			throw new Refusal("This is not the site’s own page.", 403);
		const given = Buffer.from(`${headers["x-edit-token"]}`);
		if (given.length !== token.length || !timingSafeEqual(given, Buffer.from(token)))
			throw new Refusal("This page belongs to an earlier session. Reload it.", 403);
	}

	async function answer(request: IncomingMessage, operation: string): Promise<unknown> {
		requireOwnPage(request);
		const body = JSON.parse(await text(request));
		if (!Object.hasOwn(answers, operation)) throw new Refusal("There is no such request.", 404);
		const turn = last.then(() => answers[operation]?.(body as never));
		last = turn.catch(() => {});
		return turn;
	}

	return {
		name: "edit-words",
		apply: "serve",
		// Before dev-pages, which answers every other GET request.
		enforce: "pre",
		// No CORS, because responses contain the token. No HMR, because a change on disk must not reload
		// the page while someone is typing.
		config: () => ({ server: { cors: false, hmr: false } }),
		configureServer(started) {
			server = started;
			server.middlewares.use(async (request, response, next) => {
				response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
				response.setHeader("Content-Security-Policy", "frame-ancestors 'none'");
				const [pathname = "/"] = (request.url ?? "/").split("?");
				if (!pathname.startsWith(address)) return next();
				response.setHeader("Content-Type", "application/json");
				try {
					const got = await answer(request, pathname.slice(address.length));
					response.end(JSON.stringify(got ?? {}));
				} catch (error) {
					const status = error instanceof Refusal ? error.status : 500;
					response.writeHead(status).end(JSON.stringify((error as Error).message));
				}
			});
		},
		transformIndexHtml: () => [
			{ tag: "meta", attrs: { name: "edit-token", content: token }, injectTo: "head" },
			{ tag: "script", attrs: { type: "module", src: "/edit/client/main.ts" }, injectTo: "body" },
		],
	};
}
