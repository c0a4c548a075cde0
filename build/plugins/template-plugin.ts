import { minifySync, type Plugin } from "vite";
import { headScript } from "../../src/head-script.ts";
import { themeColour } from "../theme-colours.ts";

/** Puts the head script and the theme colours into index.html, in development and in a build. */
export function template(): Plugin {
	return {
		name: "template",
		transformIndexHtml(html) {
			const { light, dark } = themeColour("ground");
			return html
				.replaceAll("%light-ground%", light)
				.replaceAll("%dark-ground%", dark)
				.replace("/* head script */", () => minifySync("head.js", headScript).code.trim());
		},
	};
}
