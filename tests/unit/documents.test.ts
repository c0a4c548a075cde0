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

test("docs/architecture.md lists every file of src, every folder of src, prerender and tests, and no others", () => {
	const document = readFileSync("docs/architecture.md", "utf8");
	const tree = document.split("## The tree\n")[1]?.split("```")[1] ?? "";
	let parent = "";
	const listed = tree.split("\n").flatMap((line) => {
		const [, indent = "", name = ""] = /^( {0,2})(\S+)/.exec(line) ?? [];
		if (name && !indent) parent = name;
		return indent ? parent + name : [];
	});
	const inside = (folder: string) => readdirSync(folder, { withFileTypes: true });
	const folders = ["src", "prerender", "tests"].flatMap((folder) =>
		inside(folder).flatMap((entry) => (entry.isDirectory() ? `${folder}/${entry.name}/` : [])),
	);
	const files = inside("src").flatMap(({ name }) =>
		/(?<!\.d|\.test)\.tsx?$/.test(name) ? `src/${name}` : [],
	);
	expect(listed.sort()).toEqual([...folders, ...files].sort());
});

test("a block of commands in the deploy guide sets what it uses, and trusts one repository's environment", () => {
	const guide = readFileSync("docs/deploying.md", "utf8");
	const blocks = [...guide.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].map(([, block = ""]) => block);
	for (const block of blocks) {
		const set = [...block.matchAll(/\b([A-Z]+)(?==)|\bfor ([A-Z]+) in/g)].map(
			([, assigned, looped]) => assigned ?? looped,
		);
		for (const [, name] of block.matchAll(/\$\{?([A-Z]+)/g)) expect(set, block).toContain(name);
	}
	const conditions = guide.match(/--attribute-condition .*/g) ?? [];
	expect(conditions.length).toBeGreaterThan(0);
	for (const condition of conditions) {
		for (const claim of ["repository_id", "repository_owner_id", "environment"]) {
			expect(condition).toContain(`assertion.${claim} == '`);
		}
	}
});
