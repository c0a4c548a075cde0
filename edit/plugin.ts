import { randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { relative } from "node:path";
import { text } from "node:stream/consumers";
import type { Plugin, ViteDevServer } from "vite";
import { factsIn, find, type Run } from "./find.ts";
import { Refusal } from "./refuse.ts";
import { Session, type Wanted } from "./session.ts";
import { read } from "./sources.ts";

/** Below this the editor in the page asks the server. */
const address = "/__edit/";

/**
 * Makes the pages of the development server editable. Only `npm run edit` adds this plugin; no
 * configuration names it, so that no build can contain it.
 * @param port of the server
 */
export function editWords(port: number): Plugin {
	const token = randomBytes(32).toString("base64url");
	const origins = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
	let server: ViteDevServer;
	/** The version of each file that the editor itself has written last. */
	const own = new Map<string, string>();
	/** Settles when the last request is done: one is answered at a time. */
	let last: Promise<unknown> = Promise.resolve();

	const shown = (): Promise<typeof import("./shown-page.ts")> =>
		server.ssrLoadModule("/edit/shown-page.ts") as never;

	/** Forgets what Vite has made of a file and of the modules that import it. */
	function forget(file: string): void {
		for (const { moduleGraph } of Object.values(server.environments))
			for (const module of moduleGraph.getModulesByFile(file) ?? [])
				moduleGraph.invalidateModule(module);
	}

	const session = new Session(
		async (path) => (await shown()).describePage(path),
		(file) => {
			own.set(file, read(file).version);
			forget(`${server.config.root}/${file}`);
		},
	);

	/** What each request does with its body. */
	const answers: Record<string, (body: never) => unknown> = {
		find: ({ path, runs }: { path: string; runs: Run[] }) => find(path, runs),
		save: (wanted: Wanted) => session.save(wanted),
		undo: () => session.undo(),
		edits: () => ({
			undoable: session.saved.length,
			open: session.open.map(({ page, old, new: now }) => ({ page, old, new: now })),
		}),
		changes: () => session.changes(),
		commit: ({ message }: { message: string }) => session.commit(message),
		facts: ({ text, code }: { text: string; code: string }) => factsIn(text, code),
		head: async ({ path }: { path: string }) => (await shown()).describePage(path),
		card: async ({ path, ...words }: { path: string; name: string; headline: string }) =>
			(await shown()).drawPageCard(path, words),
	};

	/** Lets only the site's own page in, with the session's token: no other page in the browser, and no guess. */
	function requireOwnPage({ method, headers }: IncomingMessage): void {
		if (method !== "POST") throw new Refusal("The editor takes POST requests alone.", 405);
		if (!origins.includes(headers.origin ?? "") || headers.origin !== `http://${headers.host}`)
			throw new Refusal("This is not the site’s own page.", 403);
		const given = Buffer.from(`${headers["x-edit-token"]}`);
		if (given.length !== token.length || !timingSafeEqual(given, Buffer.from(token)))
			throw new Refusal("This page is of another session. Reload it.", 403);
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
		// Before the pages, which take every other GET request.
		enforce: "pre",
		// No page of another address may read this one's answers, the token among them.
		config: () => ({ server: { cors: false } }),
		configResolved({ root, configFileDependencies: files }) {
			// The configuration imports facts, such as the company file. When one of them changes, Vite would
			// restart the server under the page.
			const rest = files.filter((file) => !file.startsWith(`${root}/src/`));
			files.splice(0, files.length, ...rest);
		},
		configureServer(started) {
			server = started;
			server.middlewares.use(async (request, response, next) => {
				response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
				response.setHeader("Content-Security-Policy", "frame-ancestors 'none'");
				const { pathname } = new URL(request.url ?? "/", "http://site");
				if (!pathname.startsWith(address)) return next();
				response.setHeader("Content-Type", "application/json");
				try {
					const got = await answer(request, pathname.slice(address.length));
					response.end(JSON.stringify(got ?? {}));
				} catch (error) {
					const { message: refused } = error as Error;
					const { status = 500, ask = 0 } = error instanceof Refusal ? error : {};
					response.writeHead(status).end(JSON.stringify({ refused, ask }));
				}
			});
		},
		transformIndexHtml: () => [
			{ tag: "meta", attrs: { name: "edit-token", content: token }, injectTo: "head" },
			{ tag: "script", attrs: { type: "module", src: "/edit/client/main.ts" }, injectTo: "body" },
		],
		// Words that are being typed must outlast a change on disk: the page is told, and reloads when it can.
		hotUpdate: {
			order: "pre",
			handler({ file, modules }) {
				if (!/\/src\/.*\.tsx?$/.test(file) || modules.length === 0) return;
				forget(file);
				const source = relative(server.config.root, file);
				if (this.environment.name === "ssr" && own.get(source) !== read(source).version)
					server.environments.client.hot.send("words:changed", {});
				return [];
			},
		},
	};
}
