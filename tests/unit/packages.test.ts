import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface LockFile {
	packages: Record<string, { version?: string; resolved?: string; hasInstallScript?: boolean }>;
}

const { dependencies, devDependencies, allowScripts } = JSON.parse(
	readFileSync("package.json", "utf8"),
);
const { packages }: LockFile = JSON.parse(readFileSync("package-lock.json", "utf8"));

test("every package is pinned, from no registry by name, and its install script is known", () => {
	for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
		expect.soft(packages[`node_modules/${name}`]?.version, name).toBe(version);
	for (const [path, { resolved, hasInstallScript }] of Object.entries(packages)) {
		expect.soft(resolved, path).toBeUndefined();
		const name = path.split("node_modules/").at(-1) ?? "";
		if (hasInstallScript) expect.soft(allowScripts[name], name).toBe(false);
	}
});
