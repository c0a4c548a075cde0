import { company } from "../src/content/company.ts";
import { themeColour } from "./theme-colours.ts";

/** The web app manifest, which phones use when someone adds the site to the home screen (W3C). */
export function webManifest(icons: { small: string; large: string }): string {
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
		icons: [...icon(icons.small, 192), ...icon(icons.large, 512)],
	});
}
