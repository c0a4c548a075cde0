import type { Plugin } from "vite";
import { headScript } from "../src/theme/head-script.ts";

/** Puts the head script into index.html, while developing and in a build. */
export function template(): Plugin {
	return {
		name: "template",
		transformIndexHtml: (html) => html.replace("/* theme */", () => headScript),
	};
}
