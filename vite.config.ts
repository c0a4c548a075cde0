import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { devPages } from "./build/plugins/dev-pages-plugin.ts";
import { ownerFiles } from "./build/plugins/owner-files-plugin.ts";
import { pagePaths } from "./build/plugins/page-paths-plugin.ts";
import { pictures } from "./build/plugins/pictures-plugin.ts";
import { publicHolidaysModule } from "./build/plugins/public-holidays-plugin.ts";
import { template } from "./build/plugins/template-plugin.ts";

export default defineConfig({
	plugins: [
		pagePaths(),
		react(),
		tailwindcss(),
		template(),
		ownerFiles(),
		pictures(),
		publicHolidaysModule(),
		devPages(),
	],
	build: {
		// Browsers of the last two years.
		target: ["chrome131", "edge131", "firefox133", "safari18"],
		// Keep images and fonts as separate files, which are cached separately.
		assetsInlineLimit: 0,
		// A single stylesheet, which every page links to.
		cssCodeSplit: false,
		// All browsers above support module preloading.
		modulePreload: { polyfill: false },
		outDir: "dist/site",
		// Prerendering reads the manifest and then moves it out of the site.
		manifest: true,
		// Prerendering makes licences.txt from this list of packages and then removes it.
		license: { fileName: "licences.json" },
		rolldownOptions: {
			input: { client: "index.html" },
			// A build's own plugins are its work: that they take most of its time is no warning.
			checks: { bundlerTimings: false },
			output: {
				codeSplitting: {
					groups: [
						// Changes only when a dependency does: a deploy leaves it in visitors' caches.
						{
							name: "react",
							test: /node_modules\/(react|react-dom|scheduler)\//,
						},
					],
				},
			},
		},
	},
});
