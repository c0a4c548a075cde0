import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface HeaderRule {
	source: string;
	headers: { key: string; value: string }[];
}
const { hosting } = JSON.parse(readFileSync("firebase.json", "utf8"));
const rules: HeaderRule[] = hosting.headers;
const example = (name: string) => readFileSync(`docs/hosting/${name}`, "utf8");

test.each(["_headers", "nginx.conf"])(
	"docs/hosting/%s has every header of firebase.json",
	(name) => {
		const lines = example(name).split("\n");
		for (const { source, headers } of rules) {
			for (const { key, value } of headers) {
				// nginx sets media types by the files' endings.
				if (name === "nginx.conf" && key === "Content-Type") continue;
				// A value may stand in a map of nginx, and quotation marks around it.
				const has = lines.some((line) => line.includes(value));
				expect.soft(has && example(name).includes(key), `${source}: ${key}: ${value}`).toBe(true);
			}
		}
	},
);

test("docs/hosting has every redirect of firebase.json", () => {
	for (const { source, destination, type } of hosting.redirects) {
		expect.soft(example("_redirects").split("\n")).toContain(`${source} ${destination} ${type}`);
		const location = `location = ${source} {\n\t\treturn ${type} ${destination};`;
		expect.soft(example("nginx.conf")).toContain(location);
	}
});
