// Prints the sheets of blank-forms/sheets.ts into public/forms: the blank forms, one of A4 each, and the
// example outline, two. Run it by hand (`npm run forms`) after changing their words. The output is
// committed; builds don't run this. `npm run review` says which sheets are older than their words.
import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sheets, stampOf } from "../blank-forms/sheets.ts";
import { launchBrowser } from "./shared/browser.ts";

const folder = "public/forms";
const browser = await launchBrowser();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const page = await browser.newPage();
for (const sheet of sheets) {
	await page.setContent(sheet.html);
	await page.evaluate(() => document.fonts.ready);
	const file = join(folder, sheet.name);
	const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true });
	// Without the time, so that the same form makes the same file.
	const timeless = pdf.toString("latin1").replace(/(?<=Date \(D:)\d{14}/g, "20260101000000");
	writeFileSync(file, `${timeless.trimEnd()}\n${stampOf(sheet)}`, "latin1");
	console.log(`public/forms/${sheet.name}: ${statSync(file).size} bytes`);
}
await browser.close();
