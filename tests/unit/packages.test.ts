import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Manifest {
	dependencies?: Record<string, string>;
	devDependencies?: Record<string, string>;
	allowScripts?: Record<string, boolean>;
}

interface LockFile {
	packages: Record<
		string,
		{ version?: string; resolved?: string; integrity?: string; hasInstallScript?: boolean }
	>;
}

const manifest: Manifest = JSON.parse(readFileSync("package.json", "utf8"));
const { packages }: LockFile = JSON.parse(readFileSync("package-lock.json", "utf8"));
const locked = Object.entries(packages).filter(([path]) => path !== "");

test("every dependency is pinned to the version in the lock file", () => {
	const wanted = { ...manifest.dependencies, ...manifest.devDependencies };
	for (const [name, version] of Object.entries(wanted)) {
		expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
	}
});

test("every locked package has a hash, and no address, so that a mirror's lock file works for everyone", () => {
	for (const [path, { integrity, resolved }] of locked) {
		expect(integrity, path).toMatch(/^sha512-/);
		expect(resolved, path).toBeUndefined();
	}
});

test("no install script runs, and each is known", () => {
	expect(readFileSync("run.mjs", "utf8")).toContain("npm ci --ignore-scripts");
	expect(readFileSync(".npmrc", "utf8")).toContain("ignore-scripts=true");
	for (const [path, { hasInstallScript }] of locked) {
		const name = path.split("node_modules/").at(-1) ?? "";
		if (hasInstallScript) expect(manifest.allowScripts?.[name], name).toBe(false);
	}
});
