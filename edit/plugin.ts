import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import type { Change, Run } from "./api.ts";
import { find } from "./find.ts";
import { bodyOf, requireOwnPage } from "./guard.ts";
import { headOf } from "./head.ts";
import { phoneView } from "./phone-view.ts";
import { Refusal } from "./refusal.ts";
import { Session } from "./session.ts";

/** Below this the editor in the page asks the server. */
const address = "/__edit/";

/** Forgets what Vite has made of a file and of the modules that import it. */
function forget({ environments }: ViteDevServer, file: string): void {
	for (const { moduleGraph } of Object.values(environments)) {
		for (const module of moduleGraph.getModulesByFile(file) ?? []) {
			moduleGraph.invalidateModule(module);
		}
	}
}

/**
 * Makes the pages of the development server editable. Only `npm run edit` adds this plugin; no
 * configuration names it, so that no build can contain it.
 * @param port of the server
 */
export function editWords(port: number): Plugin {
	const token = randomBytes(32).toString("base64url");
	let server: ViteDevServer;
	/** What the editor itself has written last into each file. */
	const own = new Map<string, string>();

	const shown = (): Promise<typeof import("./shown-page.ts")> =>
		server.ssrLoadModule("/edit/shown-page.ts") as never;

	const session = new Session({
		describePage: async (path) => (await shown()).describePage(path),
		problemsWithFact: async (key, value) => (await shown()).problemsWithFact(key, value),
		refresh(file) {
			const full = `${server.config.root}/${file}`;
			own.set(full, readFileSync(full, "utf8"));
			forget(server, full);
		},
	});

	/** What each request does with its body. */
	const answers: Record<string, (body: never) => unknown> = {
		find: ({ path, runs }: { path: string; runs: Run[] }) => find(path, runs),
		save: (change: Change) => session.save(change),
		undo: () => session.undo(),
		session: () => ({ edits: session.list(), message: session.message(), diff: session.diff() }),
		commit: ({ message }: { message: string }) => session.commit(message),
		head: async ({ path }: { path: string }) =>
			headOf(path, await (await shown()).describePage(path)),
		card: async ({ path, name, headline }: { path: string; name: string; headline: string }) =>
			(await shown()).drawPageCard(path, { name, headline }),
	};

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
				response.setHeader("Content-Security-Policy", "frame-ancestors 'self'");
				const { pathname } = new URL(request.url ?? "/", "http://site");
				if (!pathname.startsWith(address)) return next();
				const operation = pathname.slice(address.length);
				if (operation === "phone" && request.method === "GET") {
					response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(phoneView);
					return;
				}
				try {
					requireOwnPage(request, port, token);
					if (!Object.hasOwn(answers, operation))
						throw new Refusal("There is no such request.", 404);
					const answer = await answers[operation]?.((await bodyOf(request)) as never);
					const picture = answer instanceof Uint8Array;
					response.writeHead(200, { "Content-Type": picture ? "image/png" : "application/json" });
					response.end(picture ? answer : JSON.stringify(answer));
				} catch (error) {
					const { message: refused } = error as Error;
					const { status = 500, ask = 0 } = error instanceof Refusal ? error : {};
					response.writeHead(status, { "Content-Type": "application/json" });
					response.end(JSON.stringify({ refused, ask }));
				}
			});
		},
		transformIndexHtml: () => [
			{ tag: "meta", attrs: { name: "edit-token", content: token }, injectTo: "head" },
			{
				tag: "script",
				attrs: { type: "module", src: "/edit/client/main.tsx" },
				injectTo: "body",
			},
		],
		// Words that are being typed must outlast a change on disk: the page is told, and reloads when it can.
		hotUpdate: {
			order: "pre",
			async handler({ file, modules, read }) {
				if (!/\/src\/.*\.tsx?$/.test(file) || modules.length === 0) return;
				forget(server, file);
				if (this.environment.name === "ssr" && own.get(file) !== (await read()))
					server.environments.client.hot.send("words:changed", relative(server.config.root, file));
				return [];
			},
		},
	};
}
