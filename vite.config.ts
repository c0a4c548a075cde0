import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { companyFile } from "./prerender/company-plugin.ts";
import { devPages } from "./prerender/dev-pages-plugin.ts";
import { publicHolidaysModule } from "./prerender/public-holidays.ts";
import { template } from "./prerender/template-plugin.ts";

export default defineConfig({
	plugins: [react(), tailwindcss(), template(), companyFile(), publicHolidaysModule(), devPages()],
	resolve: { alias: { "~": fileURLToPath(new URL("./src", import.meta.url)) } },
	build: {
		// Browsers of the last two years.
		target: ["chrome131", "edge131", "firefox133", "safari18"],
		// A picture or font is a file of its own, cached apart from the code.
		assetsInlineLimit: 0,
		// One style sheet, which the prerendering puts into every page.
		cssCodeSplit: false,
		// The browsers above all have module preloading.
		modulePreload: { polyfill: false },
		outDir: "dist/site",
		// Which file each module is in, for the prerendering, which moves the list out.
		manifest: true,
		// What is bundled, for the list of licences; the prerendering takes it out again.
		license: { fileName: "licences.json" },
		rolldownOptions: {
			input: { boot: "index.html" },
			output: {
				codeSplitting: {
					groups: [
						// The first script, with Vite's own helper for fetching the others.
						{ name: "boot", test: /src\/(boot|reports)|vite\/preload-helper/ },
						// Changes only when a dependency does: a deploy leaves it in visitors' caches.
						{
							name: "react",
							test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam)\//,
						},
						// What every document runs: its shell, and what that is made of.
						{
							name: "entry-client",
							test: /src\/(entry-client|app|shell|theme|routing|seo|content\/(company|navigation)|ui\/(link|button|icon))\b|node_modules\/lucide\//,
						},
					],
				},
			},
		},
	},
});
