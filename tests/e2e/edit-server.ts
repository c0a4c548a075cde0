import { execFileSync } from "node:child_process";
import { request } from "node:http";
import type { Change, Edit, Found, Place, Refused } from "../../edit/api.ts";
import { parseHtml } from "../../prerender/html.ts";
import { sitePort as testPort } from "../builds.mjs";
import { Tree } from "../commands/tree.ts";
import { type PageRun, runsOf } from "../edit-runs.ts";
import { test as base } from "./fixtures.ts";

export const editPort = testPort + 60;

/** What a request gets. */
interface Answer {
	status: number;
	body: string;
}

/** A copy of the project in which `npm run edit` runs, as a git repository with one commit. */
export class EditedSite {
	readonly address = `http://127.0.0.1:${editPort}`;
	readonly tree = new Tree();
	#child: ReturnType<Tree["start"]> | undefined;
	#token = "";

	git(...args: string[]): string {
		return execFileSync("git", args, { cwd: this.tree.folder, encoding: "utf8", env: this.#env() });
	}

	#env() {
		const who = { NAME: "Owner", EMAIL: "owner@longcloud.example" };
		const names = Object.entries(who).flatMap(([name, value]) => [
			[`GIT_AUTHOR_${name}`, value],
			[`GIT_COMMITTER_${name}`, value],
		]);
		return { ...process.env, ...Object.fromEntries(names) } as Record<string, string>;
	}

	async start(): Promise<void> {
		this.git("init", "--quiet");
		this.git("add", "--all");
		this.git("commit", "--quiet", "--message=Start");
		const env = { ...this.#env(), SITE_PORT: `${editPort}`, AUTH_PORT: `${editPort + 1}` };
		const started = this.tree.start("scripts/dev.mjs", ["--edit"], env);
		this.#child = started;
		await new Promise<void>((ready, failed) => {
			started.child.stdout.on("data", () => {
				if (started.said.output.includes("Press Ctrl-C to stop")) ready();
			});
			started.ended.then(() => failed(new Error(`npm run edit exited:\n${started.said.output}`)));
		});
		const home = await this.get("/");
		this.#token = /name="edit-token" content="([^"]+)"/.exec(home)?.[1] ?? "";
	}

	async stop(): Promise<void> {
		this.#child?.child.kill("SIGINT");
		await this.#child?.ended;
		this.tree.remove();
	}

	/** A page's HTML. */
	get = async (path: string) =>
		(await fetch(this.address + path, { headers: { connection: "close" } })).text();

	runs = async (path: string) => runsOf(parseHtml(await this.get(path)));

	/** Sends a request like the editor's own, but for what is given. */
	send(
		operation: string,
		body: unknown,
		headers: Record<string, string | undefined> = {},
		method = "POST",
	): Promise<Answer> {
		const own = {
			origin: this.address,
			"content-type": "application/json",
			"x-edit-token": this.#token,
			connection: "close",
		};
		const sent = Object.entries({ ...own, ...headers }).filter(([, value]) => value !== undefined);
		return new Promise((resolve, failed) => {
			const asked = request(
				`${this.address}/__edit/${operation}`,
				{ method, headers: Object.fromEntries(sent) as Record<string, string> },
				(response) => {
					let text = "";
					response.setEncoding("utf8").on("data", (chunk) => {
						text += chunk;
					});
					response.on("end", () => resolve({ status: response.statusCode ?? 0, body: text }));
				},
			);
			asked.on("error", failed);
			asked.end(method === "GET" ? undefined : JSON.stringify(body));
		});
	}

	/** Asks what the editor in the page asks. @throws the reason, if it's refused */
	async ask<Result>(operation: string, body: object = {}): Promise<Result> {
		const { status, body: text } = await this.send(operation, body);
		if (status !== 200) throw new Error(`${operation}: ${text}`);
		return JSON.parse(text);
	}

	find = (path: string, runs: readonly Pick<PageRun, "text" | "within">[]) =>
		this.ask<Found[]>("find", { path, runs });

	/** The first place that a text may come from. */
	async place(path: string, text: string, within = "page"): Promise<Place> {
		const [found] = await this.find(path, [{ text, within }]);
		if (!found?.places[0]) throw new Error(`“${text}” isn't found on ${path}`);
		return found.places[0];
	}

	/** Saves words, and returns the reason if they are refused. */
	async save(
		path: string,
		place: Place,
		text: string,
		confirmed = 0,
	): Promise<Partial<Refused> & { status: number }> {
		const change: Change = { path, place, texts: [text], confirmed };
		const { status, body } = await this.send("save", change);
		return status === 200 ? { status } : { status, ...JSON.parse(body) };
	}

	/** Takes every edit of the session back. */
	async undoAll(): Promise<void> {
		const { edits } = await this.ask<{ edits: Edit[] }>("session");
		for (const _ of edits) await this.ask("undo");
	}
}

/** Gives tests a copy of the project that is being edited. */
export const test = base.extend<object, { site: EditedSite }>({
	site: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
		async ({}, use) => {
			const site = new EditedSite();
			try {
				await site.start();
				await use(site);
			} finally {
				await site.stop();
			}
		},
		{ scope: "worker", timeout: 300_000 },
	],
});
