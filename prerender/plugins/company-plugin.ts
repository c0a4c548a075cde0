import type { Plugin } from "vite";
import { company } from "../../src/content/company.ts";
import { companyProblems } from "../checks/company-check.ts";
import { themeColour } from "../theme-colours.ts";

const manifestFile = "site.webmanifest";

/** The web app manifest, which phones use when someone adds the site to the home screen (W3C). */
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
 * Fails the build if the company file has problems, and generates the manifest from it. The check
 * runs in a build plugin, so that none of its code ends up in the bundle.
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
