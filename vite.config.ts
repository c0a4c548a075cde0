import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { madeModules, ownerFiles, pages } from "./build/vite-plugins.ts";

export default defineConfig({
	plugins: [tailwindcss(), ownerFiles(), madeModules(), pages()],
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
		// The packages in the scripts, with their licences. Prerendering adds what the list lacks.
		license: { fileName: "licences.txt" },
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
