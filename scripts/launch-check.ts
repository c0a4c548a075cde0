// Says whether the site is ready to go public: a line for each item that is open, with its file and what to do.
// It also opens the links to other sites in the last build, if there is one. Exits with 1 while anything is open.
import { existsSync } from "node:fs";
import { loadEnv } from "vite";
import { launchCheck, linkFindings } from "../launch/launch-check.ts";

const siteFolder = "dist/site";
const findings = launchCheck(loadEnv("production", ".", "VITE_"));
if (existsSync(siteFolder)) findings.push(...(await linkFindings(siteFolder)));

for (const { open, file, what, cure } of findings.toSorted(
	(a, b) => Number(b.open) - Number(a.open),
))
	console.log(`${open ? "✗" : "·"} ${file}: ${[what, cure].filter(Boolean).join(" ")}`);
const count = findings.filter(({ open }) => open).length;
console.log(count === 0 ? "\nReady for the public." : `\n${count} open: not ready.`);
process.exitCode = count === 0 ? 0 : 1;
