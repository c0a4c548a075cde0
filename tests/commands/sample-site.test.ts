import { existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Finding } from "../../launch/finding";
import { portFrom } from "../../scripts/shared/emulators.ts";
import { paths } from "../../src/paths";
import { full } from "../shared/full-run";
import { added, known, sampleCopy, samples } from "./sample-copy";
import type { Tree } from "./tree";

/*
 * Tests the site as delivered, with the sample company facts. Adds a page of each kind, builds and
 * serves the site with `npm start`, and runs the launch check. All tests share one build.
 */

let tree: Tree;
beforeAll(() => {
	tree = sampleCopy();
});
afterAll(() => tree.remove());

test("npm run new adds a page of each kind: they type-check and are formatted", async () => {
	const add = (args: string[], input = "") => tree.run("new", args, { input });
	const runs = [
		await add(["page"], "Why We Keep Watch\n\n\n"),
		await add([
			...["solution", "--name", "Whānau & Foghorns", "--path", added[1]?.path ?? ""],
			...["--description", "People who know what the system does, and when to stop it."],
		]),
		await add(["industry", "--name", "Lighthouse Upkeep", "--path", "/industries/leadership"]),
	];
	for (const { status, output } of runs) expect(status, output).toBe(0);

	const checks = await Promise.all([
		tree.run("node_modules/typescript/bin/tsc", ["--noEmit"]),
		tree.run("node_modules/@biomejs/biome/bin/biome", [
			...["ci", "--vcs-enabled=false", "src/pages", "src/page-paths.ts", "src/content"],
		]),
	]);
	for (const { status, output } of checks) expect(status, output).toBe(0);
});

test("npm start builds the site, serves every page, signs in the demo account, and stops cleanly", async () => {
	// Not the default ports, so that the tests can run next to `npm start`, and not those of the browser
	// tests either.
	const sitePort = portFrom("TEST_SITE_PORT", 4310) + 200;
	const authPort = portFrom("TEST_AUTH_PORT", 4399) + 200;
	const site = `http://127.0.0.1:${sitePort}`;
	const { child, said, ended, ready } = tree.serve("start", [], {
		SITE_PORT: `${sitePort}`,
		AUTH_PORT: `${authPort}`,
	});
	try {
		await ready;
		expect(said.output).toContain(site);
		expect(said.output).toContain("VITE_SIGN_UP");
		expect(paths.length).toBeGreaterThanOrEqual(20);
		// The server may close a kept connection just as the next request is sent on it.
		const get = (path: string) => fetch(site + path, { headers: { connection: "close" } });
		for (const path of [...paths, ...added.map(({ path }) => path)]) {
			expect((await get(path)).status, path).toBe(200);
		}
		expect((await get("/no-such-page")).status).toBe(404);

		const [email = "", password = ""] = /(\S+@\S+)\s+(\S+)/.exec(said.output)?.slice(1) ?? [];
		const signIn = await fetch(
			`http://127.0.0.1:${authPort}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
			{
				method: "POST",
				headers: { "content-type": "application/json" },
				body: JSON.stringify({ email, password }),
			},
		);
		expect(signIn.status).toBe(200);

		// Any page in the same browser can send this. firebase-tools would crash if it reached it.
		const odd = await new Promise((resolve) => {
			request({ port: sitePort, host: "127.0.0.1", path: "//" }, (answer) => {
				answer.resume();
				resolve(answer.statusCode);
			}).end();
		});
		expect(odd).toBe(400);
		expect((await fetch(site)).status).toBe(200);
	} finally {
		child.kill("SIGINT");
	}
	expect(await ended).toBe(0);
	for (const port of [sitePort, authPort]) {
		const server = createServer();
		await new Promise<void>((free, taken) => {
			server.once("error", taken);
			server.listen(port, "127.0.0.1", free);
		});
		server.close();
	}
});

test.each(added)(
	"$path has a card and Markdown, and is in the sitemap, llms.txt, menus and footer",
	(page) => {
		const { name, path, title } = page;
		const built = (file: string) => tree.read(`dist/site/${file}`);
		const html = (text: string) => text.replaceAll("&", "&amp;");
		expect(built(`${path}.html`)).toContain(`Replace: the headline of ${html(name)}</h1>`);
		expect(built(`${path}.md`)).toContain(`# Replace: the headline of ${name}`);
		expect(existsSync(tree.path(`dist/site/cards${path}.png`))).toBe(true);
		expect(built("sitemap.xml")).toContain(`<loc>${samples.siteAddress}${path}</loc>`);
		const section = built("llms.txt")
			.split("\n## ")
			.find((text) => text.startsWith(title));
		expect(section).toContain(`[${name}](${samples.siteAddress}${path}.md)`);
		const home = built("index.html");
		const footer = home.slice(home.indexOf("<footer"));
		const header = home.slice(home.indexOf("<header"), home.indexOf("<main"));
		for (const part of [header, footer]) expect(part).toContain(`href="${path}"`);
		expect(footer).toContain(`>${html(name)}</a>`);
	},
);

test("the new pages pass the tests that apply to every page", async () => {
	mkdirSync(tree.path("dist/test"));
	symlinkSync("../site", tree.path("dist/test/standard"));
	symlinkSync("../site-manifest.json", tree.path("dist/test/standard-manifest.json"));
	const tests = ["discovery", "files", "pages", "specification", "structured-data"];
	const site = await tree.run("node_modules/vitest/vitest.mjs", [
		...["run", "--project", "site", ...tests.map((name) => `tests/site/${name}`)],
	]);
	expect(site.status, site.output).toBe(0);
	rmSync(tree.path("dist/test"), { recursive: true });
});

/** The open findings by file. */
function openIn(findings: readonly Finding[]): Record<string, string[]> {
	const found: Record<string, string[]> = {};
	for (const { open, file, what } of findings) {
		if (open) found[file] = [...(found[file] ?? []), what];
	}
	return found;
}

async function check(): Promise<{
	ready: boolean;
	findings: Finding[];
	status: number | null;
	said: string;
}> {
	const args = ["--json", "--offline"];
	const { status, stdout, output } = await tree.run("launch-check", args);
	return { ...JSON.parse(stdout), status, said: output };
}

/** The build that the launch check makes. */
const checked = "dist/launch-check";

test("launch-check reports exactly what is known to be open", async () => {
	const { ready, findings, status, said } = await check();
	expect(said).toContain(`Checking the site in ${checked}`);
	expect(openIn(findings)).toEqual(known);
	for (const { open, fix } of findings) if (open) expect(fix).not.toBe("");
	const information = findings.filter(({ open }) => !open).map(({ what }) => what);
	expect(information).toEqual([
		"The copyright line says 2025.",
		expect.stringContaining("in the provider's own sentences"),
		"There are no analytics.",
		"Nobody hears of errors in visitors' browsers.",
		expect.stringMatching(/^Left out, because they are empty: price, gst, .*absence\.$/),
		"Left out, because there are none: clients, quotes, results, figures.",
		expect.stringMatching(/^\d\d external links were not checked: --offline\.$/),
		expect.stringMatching(/^npm run review has advice: \d+ findings\.$/),
	]);
	expect(ready).toBe(false);
	expect(status).toBe(1);
});

test("launch-check prints each file once, with its open findings and fixes, and the total", async () => {
	const { status, output } = await tree.run("launch-check", ["--offline"]);
	expect(output.match(/^src\/content\/company\.ts$/gm)).toHaveLength(1);
	expect(output).toContain("  ✗ phone is the sample");
	expect(output).toContain("    Replace it with your own.");
	expect(output).toMatch(/\n\d+ open: not ready\.\n$/);
	expect(status).toBe(1);
});

test("launch-check reports a build for another address", async () => {
	const home = tree.read(`${checked}/index.html`);
	const other = home.replaceAll(samples.siteAddress, "https://preview.example");
	tree.write(`${checked}/index.html`, other);
	expect(openIn((await check()).findings)).toEqual({
		...known,
		[checked]: [`It was built for https://preview.example, not for ${samples.siteAddress}.`],
	});
	tree.write(`${checked}/index.html`, home);
});

test.runIf(full)("launch-check rebuilds a site that is older than its sources", async () => {
	const page = tree.read("src/pages/contact.tsx");
	tree.write("src/pages/contact.tsx", `${page}// Replace: these words.\n`);
	expect(openIn((await check()).findings)).toEqual({
		...known,
		"src/pages/contact.tsx": ['1 of its texts still begins with "Replace:".'],
	});
	tree.write("src/pages/contact.tsx", page);
});
