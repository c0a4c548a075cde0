import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Manifest {
	dependencies?: Record<string, string>;
	devDependencies?: Record<string, string>;
	allowScripts?: Record<string, boolean>;
}

interface LockedPackage {
	version?: string;
	resolved?: string;
	integrity?: string;
	hasInstallScript?: boolean;
	link?: boolean;
}

interface LockFile {
	packages: Record<string, LockedPackage>;
}

const read = <Shape>(file: string) => JSON.parse(readFileSync(file, "utf8")) as Shape;

for (const folder of [".", "tests/engines"]) {
	const manifest = read<Manifest>(`${folder}/package.json`);
	const { packages } = read<LockFile>(`${folder}/package-lock.json`);
	const wanted = { ...manifest.dependencies, ...manifest.devDependencies };

	test(`${folder}: every dependency is pinned to one version, the one in the lock file`, () => {
		expect(Object.keys(wanted).length).toBeGreaterThan(0);
		for (const [name, version] of Object.entries(wanted)) {
			expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
			expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
		}
		const { dependencies = {}, devDependencies = {} } = (packages[""] ?? {}) as Manifest;
		expect({ ...dependencies, ...devDependencies }).toEqual(wanted);
	});

	test(`${folder}: every locked package has its hash, and comes from the registry alone`, () => {
		const locked = Object.entries(packages).filter(([path]) => path !== "");
		expect(locked.length).toBeGreaterThan(10);
		for (const [path, { integrity, resolved, link }] of locked) {
			expect(link, path).toBeUndefined();
			expect(integrity, path).toMatch(/^sha512-/);
			// Left out, so that a lock file written behind a mirror serves everybody.
			expect(resolved, path).toBeUndefined();
		}
	});

	test(`${folder}: no package runs a script at its installation`, () => {
		const scripted = Object.entries(packages)
			.filter(([, { hasInstallScript }]) => hasInstallScript)
			.map(([path]) => path.replace(/^.*node_modules\//, ""));
		for (const name of scripted) expect(manifest.allowScripts?.[name], name).toBe(false);
	});
}

test("the commands install what the lock file says, and no scripts with it", () => {
	for (const script of ["scripts/setup.mjs", "scripts/test-engines.mjs"]) {
		const source = readFileSync(script, "utf8");
		expect(source, script).toMatch(/"ci",\s*"--ignore-scripts"/);
		expect(source, script).not.toMatch(/npm",\s*\["install"/);
	}
});

test("what is installed is what the lock file says", () => {
	const { packages } = read<LockFile>("package-lock.json");
	const { packages: installed } = read<LockFile>("node_modules/.package-lock.json");
	for (const [path, { version, integrity }] of Object.entries(installed)) {
		expect([version, integrity], path).toEqual([
			packages[path]?.version,
			packages[path]?.integrity,
		]);
		expect(existsSync(path), path).toBe(true);
	}
});
