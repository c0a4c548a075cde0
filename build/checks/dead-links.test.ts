import { expect, test } from "vitest";
import { parseHtml } from "../html";
import { deadLinks } from "./dead-links";

const page = (path: string, markup: string) => ({ path, document: parseHtml(markup) });

test("names each link and fragment that leads nowhere, and where it is written", () => {
	const pages = [
		page(
			"/",
			'<a href="/contact?x=1#form">a</a><a href="/gone">b</a><a href="#here">c</a><p id="here"></p>',
		),
		page("/contact", '<i id="form"></i><a href="/#there">d</a><a href="/contact">e</a>'),
		page("/a", '<a href="https://else.test/">f</a><a href="mailto:a@b.nz">g</a>'),
		page("/b", '<a href="/forms">h</a><a href="#5%">i</a><a href="#a%3A">j</a><p id="a%3A"></p>'),
	];
	expect(deadLinks(pages, "public")).toEqual([
		'src: "/gone" (on /) leads nowhere.',
		'src: "/#there" (on /contact) leads nowhere.',
		'src: "/forms" (on /b) leads nowhere.',
		'src: "#5%" (on /b) leads nowhere.',
	]);
	const [found] = deadLinks([page("/", '<a href="/get-started">a</a>')], "public");
	expect(found).toMatch(/^src\/[\w/.-]+\.tsx?:\d+.*: "\/get-started" \(on \/\) leads nowhere\.$/);
});
