import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** For a machine many times slower than a usual one; nothing waits for it but a failure. */
const limit = (milliseconds: number) => ({
	testTimeout: milliseconds,
	hookTimeout: milliseconds,
});

export default defineConfig({
	resolve: { alias: { "~": fileURLToPath(new URL("./src", import.meta.url)) } },
	test: {
		projects: [
			{
				extends: true,
				test: {
					name: "unit",
					include: ["{src,prerender,launch,drawings,tests/unit}/**/*.test.{ts,tsx}"],
					// None leaves anything behind: a module is read once for all of them.
					isolate: false,
					...limit(60_000),
				},
			},
			{
				extends: true,
				// They build the site.
				test: { name: "commands", include: ["tests/commands/**/*.test.ts"], ...limit(300_000) },
			},
			{
				extends: true,
				test: {
					name: "site",
					include: ["tests/site/**/*.test.ts"],
					isolate: false,
					...limit(60_000),
				},
			},
		],
	},
});
