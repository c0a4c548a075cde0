import { readFileSync } from "node:fs";
import { limits } from "../launch/wording.ts";
import type { Head, HeadField } from "./api.ts";
import { matchIn } from "./find.ts";
import { pageModule } from "./modules.ts";
import { wordsIn } from "./words.ts";

/** What is known of a page once it's rendered. */
interface Described {
	name: string;
	title: string;
	facts: { title: string; description: string; headline: string };
}

/** What search results and cards show of a page: each text, its limits, and where it's written. */
export function headOf(path: string, { name, title, facts }: Described): Head {
	const file = pageModule(path);
	const words = wordsIn(file, readFileSync(file, "utf8"));
	const field = (key: HeadField["name"], text: string): HeadField => ({
		name: key,
		text,
		place: words.flatMap((each) =>
			each.key === `page.${key}` ? (matchIn(file, each, text) ?? []) : [],
		)[0],
		...(key === "name" ? {} : limits[key]),
	});
	return {
		ending: title.slice(facts.title.length),
		fields: [
			field("title", facts.title),
			field("description", facts.description),
			field("headline", facts.headline),
			field("name", name),
		],
	};
}
