import { existsSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { industries, services } from "../../src/content/navigation.ts";
import { Tree } from "./tree.ts";

// A page is removed or renamed whole: what is left compiles and is formatted, and nothing leads to its old path.

let tree: Tree;
beforeAll(() => {
	tree = new Tree();
});
afterAll(() => tree.remove());

const [industry = "", service = ""] = [industries[0]?.href, services.at(-1)?.href];

async function expectSound() {
	for (const args of [
		["node_modules/typescript/bin/tsc", "--noEmit"],
		["node_modules/@biomejs/biome/bin/biome", "ci", "--vcs-enabled=false", "src", "launch"],
	]) {
		const { status, output } = await tree.run(args[0] ?? "", args.slice(1));
		expect(status, output).toBe(0);
	}
}

test.runIf(industry)("npm run remove: an industry", async () => {
	const { status, output } = await tree.run("remove", [industry]);
	expect(status, output).toBe(0);
	expect(existsSync(tree.path(`src/pages${industry}.tsx`))).toBe(false);
	expect(existsSync(tree.path(`src/pages${industry}`))).toBe(false);
	for (const file of ["page-paths", "content/navigation"])
		expect(tree.read(`src/${file}.ts`)).not.toContain(`"${industry}"`);
	await expectSound();
});

test.runIf(service)("npm run rename: a service, there and back", async () => {
	const elsewhere = "/solutions/under-another-name";
	const { status, output } = await tree.run("rename", [service, elsewhere]);
	expect(status, output).toBe(0);
	expect(tree.read("src/content/navigation.ts")).toContain(`"${elsewhere}"`);
	expect(tree.read("src/redirects.ts")).toContain(`{ from: "${service}", to: "${elsewhere}" }`);
	await expectSound();

	expect((await tree.run("rename", [elsewhere, service])).status).toBe(0);
	expect(existsSync(tree.path(`src/pages${service}.tsx`))).toBe(true);
	expect(tree.read("src/redirects.ts")).not.toContain(`from: "${service}"`);
});
