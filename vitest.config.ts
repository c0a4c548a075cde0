import { defineConfig } from "vitest/config";

/** Generous for slow machines. Only failing tests wait for them. */
const limits = { testTimeout: 120_000, hookTimeout: 120_000 };

export default defineConfig({
	test: {
		projects: [
			{
				extends: true,
				test: {
					name: "unit",
					include: ["{src,build,launch,edit,scripts,tests/unit}/**/*.test.{ts,tsx}"],
					...limits,
				},
			},
			{
				extends: true,
				test: { name: "site", include: ["tests/site/**/*.test.ts"], isolate: false, ...limits },
			},
		],
	},
});
