import { createRoot } from "react-dom/client";
import { Bar } from "./bar.tsx";
import styles from "./editor.css?inline";
import { editor } from "./editor.ts";
import { listen } from "./listen.ts";
import pageStyles from "./page.css?inline";
import { host } from "./runs.ts";

/** Adds the editor to the page, apart from the page's own styles and elements. */
const shadow = host.attachShadow({ mode: "open" });
const sheet = (css: string) => {
	const made = new CSSStyleSheet();
	made.replaceSync(css);
	return made;
};
shadow.adoptedStyleSheets = [sheet(styles)];
document.adoptedStyleSheets.push(sheet(pageStyles));
document.body.append(host);
const root = document.createElement("div");
shadow.append(root);
createRoot(root).render(<Bar />);
void editor.start().then(listen);
