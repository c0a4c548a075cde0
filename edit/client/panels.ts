import type { Session } from "../edit-session.ts";
import type { Place } from "../find-words.ts";
import { attempt, button, choose, make, openWindow } from "./dom.ts";
import { startTyping } from "./editor.ts";
import { ask, reloadSaying } from "./server.ts";

/** What this session changed, as the server tells it. */
export type Edits = ReturnType<Session["edits"]>;

/** The session's edits as a reader would say them, git's view of them, and a commit. */
export async function showChanges(): Promise<void> {
	const { open, message } = await ask<Edits>("edits");
	if (open.length === 0) throw new Error("There is no change that isn’t in a commit.");
	const items = open.map((edit) =>
		make("li", {}, make("b", {}, edit.page), make("del", {}, edit.old), make("ins", {}, edit.new)),
	);
	const text = make("textarea", { value: message });
	const diff = make("pre", { tabIndex: 0 });
	const details = make("details", {}, make("summary", {}, "git diff"), diff);
	details.ontoggle = () => attempt(async () => diff.replaceChildren(await ask<string>("diff")));
	async function commit() {
		await ask("commit", { message: text.value });
		reloadSaying("Committed. Visitors see it once the site is deployed.");
	}
	const label = make("label", {}, "Message of the commit", text);
	const list = make("ul", {}, ...items);
	openWindow("What changed", list, label, button("Commit", commit), details);
}

/** The page's title, description and card: their words, limits, and the card's picture. */
export async function showHead(): Promise<void> {
	const { ending, places } = await ask<{ ending: string; places: Place[] }>("head");
	const title = "What search results and links show";
	const follows = `“${ending}” follows every title.`;
	const dialog = choose(title, follows, places, (place) => startTyping(place));
	const src = await ask<string>("card");
	const card = make("img", { src, alt: "The card that a link to this page gets" });
	dialog.querySelector("output")?.before(card);
}
