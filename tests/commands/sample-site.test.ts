import { request } from "node:http";
import { createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Finding } from "../../launch/finding";
import { pictureFolder, picturesIn } from "../../prerender/pictures/pictures.ts";
import { portFrom } from "../../scripts/shared/emulators.ts";
import { company } from "../../src/content/company";
import { paths } from "../../src/paths";
import { full } from "../shared/full-run";
import { Tree } from "./tree";

/*
 * Tests the site as delivered, with the sample company facts: builds and serves it with `npm start`, and
 * runs the launch check.
 */

/** The sample facts that the site is delivered with. The owner may have replaced them since. */
const samples = {
	name: "Longcloud",
	legalName: "Longcloud Sample Limited",
	siteAddress: "https://www.longcloud.example",
	phone: "+64 9 555 0100",
	email: "hello@longcloud.example",
	linkedIn: "https://www.linkedin.com/company/longcloud-sample",
};
const founder = {
	name: "Alex Sample",
	linkedIn: "https://www.linkedin.com/in/alex-sample-longcloud",
};
const pictures = picturesIn(pictureFolder).map((file) => `${pictureFolder}/${file}`);

/** What the launch check finds open in the copy, by file. */
const known = {
	"src/content/company.ts": [
		...Object.entries(samples).map(([field, value]) => `${field} is the sample "${value}".`),
		...Object.entries(founder).map(
			([field, value]) => `people[0].${field} is the sample "${value}".`,
		),
	],
	...Object.fromEntries(pictures.map((picture) => [picture, ["It is the sample picture."]])),
	".env": ["No Firebase project is set: sign-in would use the auth emulator on this machine."],
	"launch/accepted-behaviour.ts": [
		"Sign-up tells visitors that their account was created, and creates none (VITE_SIGN_UP=check).",
	],
	"src/content/legal.ts": [
		"No lawyer has reviewed the terms and privacy pages.",
		"The legal pages were last read on 2020-02-29, more than a year ago.",
	],
	"src/content/commitments.ts": ["Not confirmed: To ring back (src/pages/contact.tsx)."],
};

/**
 * Makes a copy of the project as delivered: the sample facts and pictures, no proof, nothing accepted, legal
 * pages that nobody has reviewed and one promise that isn't confirmed, whatever the owner has filled in since.
 */
function sampleCopy(): Tree {
	const tree = new Tree();
	const { people } = company;
	tree.writeCompany({
		...company,
		...samples,
		copyrightYear: 2025,
		people: [{ ...people[0], ...founder }],
	});
	tree.writeBusinessFacts(0, () => "");
	tree.writeProof({ clients: [], quotes: [], results: [], figures: [] });
	const files = {
		"launch/accepted-behaviour.ts": "export const accepted = { signUpWithoutAccounts: false };",
		"src/content/legal.ts":
			'export const legal = { reviewed: false, updated: "2020-02-29", read: "2020-02-29" };',
		"src/content/commitments.ts": `export const commitments = [
			{ promise: "To ring back", file: "src/pages/contact.tsx", words: "", confirmed: false },
			{ promise: "To write", file: "src/pages/contact.tsx", words: "", confirmed: true },
		];`,
	};
	for (const [file, content] of Object.entries(files)) tree.write(file, content);
	return tree;
}

let tree: Tree;
beforeAll(() => {
	tree = sampleCopy();
});
afterAll(() => tree.remove());

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
		// The server may close a kept connection just as the next request is sent on it.
		const get = (path: string) => fetch(site + path, { headers: { connection: "close" } });
		for (const path of paths) expect((await get(path)).status, path).toBe(200);
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
		expect.stringMatching(/^Left out, because they are empty: weeklyRate, .*absence\.$/),
		"Left out, because there are none: clients, quotes, results, figures.",
		expect.stringMatching(/^\d+ external links were not checked: --offline\.$/),
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

test.runIf(full)("launch-check rebuilds a site that is older than its sources", async () => {
	const page = tree.read("src/pages/contact.tsx");
	tree.write("src/pages/contact.tsx", `${page}// Replace: these words.\n`);
	expect(openIn((await check()).findings)).toEqual({
		...known,
		"src/pages/contact.tsx": ['1 of its texts still begins with "Replace:".'],
	});
	tree.write("src/pages/contact.tsx", page);
});
