import { readFileSync } from "node:fs";
import { parseHtml } from "./prerender/html.ts";
import { remarksOn } from "./review/prose.ts";
import { paths } from "./src/paths.ts";
import { textRunsOf } from "./tests/shared/text-runs.ts";

const t = Date.now();
console.log(
	await remarksOn(
		"Our seamless papers!\nA proven way to organize organize it.\nWe cannot doo this.",
		"/",
	),
);
const un = new Map<string, string>();
for (const p of paths) {
	const d = parseHtml(readFileSync(`dist/test/standard${p === "/" ? "/index" : p}.html`, "utf8"));
	const txt = textRunsOf(d)
		.filter((r) => r.within === "page")
		.map((r) => r.text.replace(/\s+/g, " ").trim())
		.join("\n");
	for (const r of await remarksOn(txt, p))
		if (r.off.includes("known-words")) un.set(r.words, p);
		else console.log(p, r.words.slice(0, 50), "|", r.why);
}
console.log([...un.keys()].sort().join(" "), un.size, Date.now() - t);
