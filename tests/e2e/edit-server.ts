import { request } from "node:http";
import type { Wanted } from "../../edit/edit-session.ts";
import type { Found, Place, Run } from "../../edit/find-words.ts";
import { gitIdentity, Tree } from "../commands/tree.ts";
import { sitePort as testPort } from "../shared/builds.ts";
import { test as base } from "./fixtures.ts";

/** A page with words of each kind, in place of the owner's own terms. */
const editedPage = `import { company } from "#src/content/company.ts";
import type { PageMetadata } from "#src/page-metadata.ts";

export const page = {
	title: "Edited words",
	description: "A page with words of each kind, for the tests of the editor.",
	name: "Edited",
	headline: "A page to edit",
} satisfies PageMetadata;

const question = "Who’s accountable?";
const cells = ["Release money.", "Twice"];

export default function Terms() {
	return (
		<div className="p-8">
			<h1>{page.headline}</h1>
			<table>
				<tbody>
					<tr>
						{cells.map((cell) => (
							<td key={cell}>{cell}</td>
						))}
					</tr>
				</tbody>
			</table>
			<details>
				<summary>{question}</summary>
			</details>
			<p>
				Read <a href="/privacy">privacy page</a>, then ring.
			</p>
			<p>Twice</p>
			<p>{\`Ring \${company.phone} today.\`}</p>
			<button type="button">Approve</button>
		</div>
	);
}
`;

/** A copy of the project in which `npm run edit` runs, as a git repository with one commit. */
export class EditedSite {
	readonly address: string;
	readonly tree = new Tree();
	#served: ReturnType<Tree["serve"]> | undefined;
	#token = "";

	constructor(readonly port: number) {
		this.address = `http://127.0.0.1:${port}`;
	}

	git = (...args: string[]) => this.tree.git(...args);

	async start(): Promise<void> {
		this.tree.write("src/pages/terms.tsx", editedPage);
		this.tree.commit("Start");
		const env = { ...gitIdentity, SITE_PORT: `${this.port}`, AUTH_PORT: `${this.port + 1}` };
		this.#served = this.tree.serve("dev", ["--edit"], env);
		await this.#served.ready;
		this.#token = /name="edit-token" content="([^"]+)"/.exec(await this.get("/"))?.[1] ?? "";
	}

	async stop(): Promise<void> {
		this.#served?.child.kill("SIGINT");
		await this.#served?.ended;
		this.tree.remove();
	}

	/** A page's HTML. */
	get = async (path: string) =>
		(await fetch(this.address + path, { headers: { connection: "close" } })).text();

	/** Sends the editor's own request, but with the given headers and method. */
	send(
		operation: string,
		body: unknown,
		headers: Record<string, string | undefined> = {},
		method = "POST",
	): Promise<{ status: number; text: string }> {
		const own = { origin: this.address, "x-edit-token": this.#token, connection: "close" };
		const sent = Object.entries({ ...own, ...headers }).filter(([, value]) => value !== undefined);
		return new Promise((resolve, failed) => {
			const asked = request(
				`${this.address}/__edit/${operation}`,
				{ method, headers: Object.fromEntries(sent) as Record<string, string> },
				async (response) =>
					resolve({
						status: response.statusCode ?? 0,
						text: (await response.setEncoding("utf8").toArray()).join(""),
					}),
			);
			asked.on("error", failed);
			asked.end(method === "GET" ? undefined : JSON.stringify(body));
		});
	}

	/** Asks what the editor in the page asks. @throws the reason, if it's refused */
	async ask<Result>(operation: string, body: object = {}): Promise<Result> {
		const { status, text } = await this.send(operation, body);
		if (status !== 200) throw new Error(`${operation} ${JSON.stringify(body)}: ${text}`);
		return JSON.parse(text);
	}

	/** The first place that a text may come from. */
	async place(path: string, text: string, within: Run["within"] = "page"): Promise<Place> {
		const found = await this.ask<Found>("find", { path, run: { text, within } });
		const [place] = found.places;
		if (!place) throw new Error(`“${text}” isn't found on ${path}`);
		return place;
	}

	/** Saves words, and returns the status and the reason if they are refused. */
	async save(path: string, place: Place, text: string, confirmed = 0) {
		const wanted: Wanted = { path, place, texts: [text], confirmed };
		const { status, text: answer } = await this.send("save", wanted);
		return { status, refused: JSON.parse(answer) as string };
	}

	/** Takes every edit of the session back. */
	async undoAll(): Promise<void> {
		const { undoable } = await this.ask<{ undoable: number }>("edits");
		for (let edit = 0; edit < undoable; edit += 1) await this.ask("undo");
	}
}

/** Gives tests a copy of the project that is being edited. The tests of a file run one after another. */
export const test = base.extend<object, { site: EditedSite }>({
	site: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
		async ({}, use, { parallelIndex }) => {
			const site = new EditedSite(testPort + 60 + 2 * parallelIndex);
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
