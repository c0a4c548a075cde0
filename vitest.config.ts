import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
	resolve: { alias: { "~": fileURLToPath(new URL("./src", import.meta.url)) } },
	test: {
		// Compressing and validating every page takes a while on a busy machine.
		testTimeout: 30_000,
		projects: [
			{
				extends: true,
				test: { name: "unit", include: ["{src,build,tests/packages}/**/*.test.ts"] },
			},
			{ extends: true, test: { name: "commands", include: ["tests/commands/**/*.test.ts"] } },
			{ extends: true, test: { name: "site", include: ["tests/site/**/*.test.ts"] } },
		],
	},
});
