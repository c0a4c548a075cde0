import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const inDocs = readdirSync("docs", { recursive: true, encoding: "utf8" });
const documents = [
	...readdirSync(".").filter((file) => file.endsWith(".md")),
	...inDocs.filter((file) => file.endsWith(".md")).map((file) => join("docs", file)),
];

test.each(documents)("%s: every link to a file or heading in the project works", (document) => {
	const anchor = (heading: string) =>
		heading
			.toLowerCase()
			.replace(/[^\p{L}\p{N}\s-]/gu, "")
			.trim()
			.replace(/\s/g, "-");
	const broken = [...readFileSync(document, "utf8").matchAll(/\]\(([^)\s]+)\)/g)]
		.map(([, target = ""]) => target)
		.filter((target) => !/^(?:https?|mailto):/.test(target))
		.filter((target) => {
			const [path = "", fragment] = target.split("#");
			const file = path ? join(dirname(document), path) : document;
			if (!existsSync(file)) return true;
			if (fragment === undefined) return false;
			const headings = [...readFileSync(file, "utf8").matchAll(/^#+ (.+)$/gm)];
			return !headings.some(([, heading = ""]) => anchor(heading) === fragment);
		});
	expect(broken).toEqual([]);
});

test("docs/dependencies.md lists every dependency", () => {
	const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
	const text = readFileSync("docs/dependencies.md", "utf8");
	for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
		if (!name.startsWith("@types/")) expect(text).toContain(`\`${name}\``);
	}
});
