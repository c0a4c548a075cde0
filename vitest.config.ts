import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
	resolve: { alias: { "~": fileURLToPath(new URL("./src", import.meta.url)) } },
	test: {
		// Against a test that hangs, never a measure of speed: a machine may be many times slower.
		testTimeout: 300_000,
		hookTimeout: 300_000,
		projects: [
			{ extends: true, test: { name: "unit", include: ["{src,build,tests/unit}/**/*.test.ts"] } },
			{
				extends: true,
				test: {
					name: "commands",
					include: ["tests/commands/**/*.test.ts"],
					// They build the site.
					testTimeout: 600_000,
					hookTimeout: 600_000,
				},
			},
			{ extends: true, test: { name: "site", include: ["tests/site/**/*.test.ts"] } },
		],
	},
});
