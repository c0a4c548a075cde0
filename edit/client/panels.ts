import { limits } from "../../launch/wording.ts";
import type { Found, Place } from "../find.ts";
import type { Session } from "../session.ts";
import { attempt, button, make, openWindow } from "./dom.ts";
import { ask } from "./server.ts";
import { reloadSaying, wordsField } from "./words-window.ts";

/** What this session changed, as the server tells it. */
export interface Edits {
	undoable: number;
	open: readonly { page: string; old: string; new: string }[];
}

/** The session's edits as a reader would say them, git's view of them, and a commit. */
export const showChanges = () =>
	attempt(async () => {
		const { open } = await ask<Edits>("edits");
		if (open.length === 0)
			return openWindow("What changed", make("p", {}, "Nothing that isn’t in a commit."));
		const list = open.map((edit) =>
			make("li", {}, edit.page, make("del", {}, edit.old), make("ins", {}, edit.new)),
		);
		const problem = make("p", { className: "refused", role: "alert" });
		const form = make("div");
		openWindow("What changed", make("ul", {}, ...list), form, problem);
		await attempt(async () => {
			const { message, diff } = await ask<ReturnType<Session["changes"]>>("changes");
			const text = make("textarea", { rows: 5, value: message });
			const commit = () =>
				attempt(async () => {
					await ask("commit", { message: text.value });
					reloadSaying("Committed.");
				}, problem);
			form.append(
				make("details", {}, make("summary", {}, "git diff"), make("pre", { tabIndex: 0 }, diff)),
				make("label", {}, "Message of the commit", text),
				button("Commit", commit),
			);
		}, problem);
	});

const labels = {
	title: "Title",
	description: "Description",
	headline: "Headline, also on the card",
	name: "Name, also on the card",
};

/** The page's title, description and card: their words, limits, and the card's picture. */
export const showHead = () =>
	attempt(async () => {
		const path = location.pathname;
		const { ending, texts } = await ask<{ ending: string; texts: typeof labels }>("head", { path });
		const picture = make("img");
		let drawing: ReturnType<typeof setTimeout>;
		async function draw() {
			const { name, headline } = texts;
			picture.src = await ask<string>("card", { path, name, headline });
			picture.alt = `Card: ${name}. ${headline}`;
		}
		const names = Object.keys(labels) as (keyof typeof labels)[];
		const runs = names.map((name) => ({ text: texts[name], within: "page" }));
		const found = await ask<Found[]>("find", { path, runs });
		const fields = names.flatMap((name, index) => {
			const places = found[index]?.places ?? [];
			const own = ({ key }: Place) => key === `page.${name}`;
			const place = places.find(own) ?? places.find(({ key }) => !key.startsWith("page."));
			const limit = name === "name" ? {} : limits[name];
			const input = (text: string) => {
				texts[name] = text;
				// Once the typing pauses.
				clearTimeout(drawing);
				drawing = setTimeout(() => attempt(draw), 300);
			};
			return place ? wordsField(labels[name], place, { ...limit, input }) : [];
		});
		const note = make("p", {}, `“${ending}” follows every title.`);
		openWindow("What search results and links show", note, ...fields, picture);
		await draw();
	});
