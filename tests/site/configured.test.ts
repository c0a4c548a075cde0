import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { privacyFindings } from "../../launch/built-site-check";
import { readBuiltSite } from "../../scripts/deploy/publishable.ts";
import { company } from "../../src/content/company";
import { sampleProof } from "../../src/content/sample-proof";
import { fileFor, indexed, read, siteFolder } from "./site";

// Compares the site built for a real Firebase project to the one built for the emulator.

const origin = company.siteAddress;
const real = "https://www.longcloud.test";
const realFolder = "dist/test/configured";

test("a build for a real project may be published", () => {
	expect(readBuiltSite("dist/test/configured.json").faults).toEqual([]);
});

test("a build for the emulator may not be published, and all reasons are reported", () => {
	const faults = readBuiltSite("dist/test/standard.json").faults.join("\n");
	expect(faults).toContain("The pages are sent without Strict-Transport-Security.");
	expect(faults).toContain("The headers name a server on this machine");
	expect(faults).toMatch(/assets\/account-card-.*\.js names a server on this machine/);
});

test("a configuration that would run commands may not be published", () => {
	const { hosting } = JSON.parse(read("configured.json", "dist/test"));
	const file = "dist/test/commands.json";
	for (const hook of ["predeploy", "postdeploy"]) {
		writeFileSync(file, JSON.stringify({ hosting: { ...hosting, [hook]: "./run-me" } }));
		expect(readBuiltSite(file).faults).toEqual([`The configuration has "${hook}" for hosting.`]);
	}
	rmSync(file);
});

test("what a setting switches on is in no build without it, and the privacy page says so", () => {
	const settings = {
		VITE_FIREBASE_MEASUREMENT_ID: "G-TEST123",
		VITE_REPORTS_ADDRESS: "https://reports.longcloud.test/site",
	};
	for (const [build, env] of [
		["standard", {}],
		["configured", settings],
	] as const) {
		const folder = `dist/test/${build}`;
		const scripts = readdirSync(`${folder}/assets`).filter((name) => name.endsWith(".js"));
		const code = scripts.map((name) => read(`assets/${name}`, folder)).join();
		// Firebase's Analytics, and the site's own reports of errors.
		for (const text of ["googletagmanager", "unhandledrejection"]) {
			expect.soft(code.includes(text), `${build}: ${text}`).toBe(build === "configured");
		}
		const page = { path: "/privacy", html: read("privacy.html", folder) };
		expect.soft(privacyFindings([page], env), build).toEqual([]);
	}
});

test("no sample of proof and nothing of the editor is in any file of the site", () => {
	const samples = [...sampleProof.clients, ...sampleProof.quotes].map(({ name }) => name);
	const foreign = [...samples, "__edit", "edit-token", "edit-bar", "edit-piece"];
	const files = readdirSync(siteFolder, { recursive: true, encoding: "utf8" });
	expect(files.filter((file) => file.startsWith("assets/sample-"))).toEqual([]);
	for (const file of files.filter((each) => /\.(html?|js|md|txt|css|json)$/.test(each))) {
		const content = read(file);
		expect
			.soft(
				foreign.filter((text) => content.includes(text)),
				file,
			)
			.toEqual([]);
	}
});

/** Without the time of the build. */
const timeless = (text: string) => text.replace(/^Expires: .*$/m, "");

test("VITE_SITE_ADDRESS changes the site's address everywhere", () => {
	const files = ["sitemap.xml", "robots.txt", ".well-known/security.txt", "llms.txt"];
	for (const { path } of indexed()) files.push(fileFor(path), fileFor(path, ".md"));
	for (const file of files) {
		const configured = read(file, realFolder);
		expect.soft(configured.includes(origin), file).toBe(false);
		expect.soft(configured.split(real).length, file).toBe(read(file).split(origin).length);
		// Markup has hashes, and the words of these two pages follow the settings.
		if (/\.html$|^\/(privacy|get-started)\.md$/.test(file)) continue;
		const expected = timeless(read(file).replaceAll(origin, real));
		expect.soft(timeless(configured), file).toBe(expected);
	}
});
