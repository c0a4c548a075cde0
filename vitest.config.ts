import { defineConfig } from "vitest/config";

/** Generous timeouts for slow machines. Only failing tests wait for them. */
const limit = (milliseconds: number) => ({
	testTimeout: milliseconds,
	hookTimeout: milliseconds,
});

export default defineConfig({
	test: {
		projects: [
			{
				extends: true,
				test: {
					name: "unit",
					include: [
						"{src,prerender,launch,review,edit,contours,scripts,tests/unit}/**/*.test.{ts,tsx}",
					],
					// These tests have no side effects, so they can share loaded modules, which is faster.
					isolate: false,
					// Bundled, because it imports JSON files in a way that Node refuses.
					deps: {
						optimizer: { ssr: { enabled: true, include: ["@actions/languageservice/validate"] } },
					},
					...limit(60_000),
				},
			},
			{
				extends: true,
				// Slow, because these tests build the site.
				test: { name: "commands", include: ["tests/commands/**/*.test.ts"], ...limit(1_200_000) },
			},
			{
				extends: true,
				test: {
					name: "site",
					include: ["tests/site/**/*.test.ts"],
					isolate: false,
					...limit(240_000),
				},
			},
		],
	},
});
