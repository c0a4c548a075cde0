import { expect, test } from "vitest";
import { nginxConfiguration, patternOf } from "./nginx";

const rule = (source: string, key: string, value: string) => ({
	source,
	headers: [{ key, value }],
});

test("converts the hosting rules' globs to regular expressions", () => {
	const matches = (glob: string, path: string) => new RegExp(patternOf(glob)).test(path);
	expect(matches("**", "/")).toBe(true);
	expect(matches("**", "/.well-known/a.txt")).toBe(true);
	expect(matches("/assets/**", "/assets/a/b.js")).toBe(true);
	expect(matches("/assets/**", "/asset/b.js")).toBe(false);
	expect(matches("/assets/*.js", "/assets/a.js")).toBe(true);
	expect(matches("/assets/*.js", "/assets/a/b.js")).toBe(false);
	expect(matches("/a.md", "/aXmd")).toBe(false);
	expect(matches("/a.md", "/a.md/")).toBe(false);
});

test("puts later rules first, because nginx takes the first match", () => {
	const headers = [
		rule("**", "Cache-Control", "no-cache"),
		rule("/assets/{a,b}.js", "Cache-Control", "immutable"),
	];
	const { http } = nginxConfiguration({ headers, redirects: [] });
	expect(http.replaceAll("\n", " ")).toContain(
		String.raw`$site_cache_control { 	"~^/assets/a\.js$" "immutable"; 	"~^/assets/b\.js$" "immutable"; 	"~^/.*$" "no-cache"; }`,
	);
});

test("throws for a rule that nginx can't reproduce", () => {
	const convert = (source: string, key: string, value: string) => () =>
		nginxConfiguration({ headers: [rule(source, key, value)], redirects: [] });
	expect(convert("/@(a|b)/**", "Cache-Control", "no-cache")).toThrow("/@(a|b)/**");
	expect(convert("**", "X-Price", "$5")).toThrow("$5");
	expect(convert("/a.md", "Content-Type", "text/plain")).toThrow("/a.md as text/markdown");
	expect(convert("/a.md", "Content-Type", "text/markdown; charset=utf-8")).not.toThrow();
});

test("redirects an old address for good, and keeps its query", () => {
	const redirects = [{ source: "/old", destination: "/services", type: 301 }] as const;
	const { server } = nginxConfiguration({ headers: [], redirects: [...redirects] });
	expect(server).toContain("location = /old { return 301 /services$is_args$args; }\n");
});
