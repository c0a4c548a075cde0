import type { Plugin } from "vite";
import { company } from "../src/content/company.ts";
import { companyProblems } from "./company-check.ts";
import { themeColour } from "./theme-colours.ts";

const manifestFile = "site.webmanifest";

/** What a phone needs to know to keep the site on its home screen (W3C, Web Application Manifest). */
function manifest(): string {
	const icon = (src: string, size: number) =>
		["any", "maskable"].map((purpose) => ({
			src,
			sizes: `${size}x${size}`,
			type: "image/png",
			purpose,
		}));
	const ground = themeColour("ground").light;
	return JSON.stringify({
		name: company.name,
		short_name: company.name,
		start_url: "/",
		display: "browser",
		theme_color: ground,
		background_color: ground,
		icons: [...icon(company.icons.small, 192), ...icon(company.icons.large, 512)],
	});
}

/**
 * Ends a build with what is wrong in the company file, and makes the manifest from it. The check
 * runs here, beside the bundle, so that none of it is in a page.
 */
export function companyFile(): Plugin {
	let siteAddress = "";
	return {
		name: "company-file",
		configResolved({ env }) {
			siteAddress = env.VITE_SITE_ADDRESS ?? "";
		},
		async buildStart() {
			if (this.environment.mode !== "build" || this.environment.name !== "client") return;
			const problems = await companyProblems(company, "public", siteAddress);
			if (problems.length === 0) return;
			console.error(`src/content/company.ts needs attention.\n- ${problems.join("\n- ")}`);
			process.exit(1);
		},
		configureServer(server) {
			server.middlewares.use(`/${manifestFile}`, (_, response) => {
				response.setHeader("Content-Type", "application/manifest+json");
				response.end(manifest());
			});
		},
		generateBundle() {
			if (this.environment.name !== "client") return;
			this.emitFile({ type: "asset", fileName: manifestFile, source: manifest() });
		},
	};
}
