import { readFileSync } from "node:fs";
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

for (const folder of [".", "bench", "tests/engines"]) {
	const manifest = read<Manifest>(`${folder}/package.json`);
	const { packages } = read<LockFile>(`${folder}/package-lock.json`);
	const wanted = { ...manifest.dependencies, ...manifest.devDependencies };

	test(`${folder}: every dependency is pinned to the version in the lock file`, () => {
		expect(Object.keys(wanted).length).toBeGreaterThan(0);
		for (const [name, version] of Object.entries(wanted)) {
			expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
			expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
		}
		const { dependencies = {}, devDependencies = {} } = (packages[""] ?? {}) as Manifest;
		expect({ ...dependencies, ...devDependencies }).toEqual(wanted);
	});

	test(`${folder}: every locked package has a hash, and comes from the registry`, () => {
		const locked = Object.entries(packages).filter(([path]) => path !== "");
		expect(locked.length).toBeGreaterThan(10);
		for (const [path, { integrity, resolved, link }] of locked) {
			expect(link, path).toBeUndefined();
			expect(integrity, path).toMatch(/^sha512-/);
			// The URL is left out, so that a lock file written with a mirror works for everyone.
			expect(resolved, path).toBeUndefined();
		}
	});

	test(`${folder}: install scripts are blocked unless they are needed`, () => {
		const scripted = Object.entries(packages)
			.filter(([, { hasInstallScript }]) => hasInstallScript)
			.map(([path]) => path.replace(/^.*node_modules\//, ""));
		for (const name of scripted) {
			// Lighthouse needs a newer Node than the site, which the `node` package downloads.
			const needed = folder === "bench" && name === "node";
			expect(manifest.allowScripts?.[name], name).toBe(needed);
		}
	});
}
