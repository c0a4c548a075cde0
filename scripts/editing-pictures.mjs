// Takes the pictures in docs/editing.md: `npm run edit` with words being typed, and the panel for search
// results and the card.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, say } from "./shared/setup.ts";

const { launchBrowser } = await import("./shared/browser.ts");
const { portFrom } = await import("./shared/emulators.ts");

const site = `http://127.0.0.1:${portFrom("SITE_PORT", 3000)}`;

say("Starting npm run edit");
const editing = spawn(process.execPath, [join(root, "scripts/dev.mjs"), "--edit"], {
	cwd: root,
	stdio: ["ignore", "pipe", "inherit"],
});
await new Promise((ready, failed) => {
	editing.stdout.on("data", (text) => `${text}`.includes("Ctrl-C") && ready(undefined));
	editing.once("close", () => failed(new Error("npm run edit has ended.")));
});
/** @type {import("@playwright/test").Browser | undefined} */
let browser;
try {
	browser = await launchBrowser();
	const page = await browser.newPage({ viewport: { width: 900, height: 560 } });
	await page.route(
		(url) => url.hostname !== "127.0.0.1",
		(route) => route.fulfill({ contentType: "text/css", body: "" }),
	);
	/** Browsers write WebP, a third of the size, from a canvas alone. */
	const converter = await browser.newPage();
	const picture = async (/** @type {string} */ name) => {
		const png = (await page.screenshot({ animations: "disabled" })).toString("base64");
		const webp = await converter.evaluate(async (data) => {
			const image = new Image();
			image.src = `data:image/png;base64,${data}`;
			await image.decode();
			const canvas = document.createElement("canvas");
			[canvas.width, canvas.height] = [image.width, image.height];
			canvas.getContext("2d")?.drawImage(image, 0, 0);
			return canvas.toDataURL("image/webp", 0.7);
		}, png);
		const file = join(root, `docs/pictures/${name}.webp`);
		writeFileSync(file, Buffer.from(webp.split(",")[1] ?? "", "base64"));
	};

	await page.goto(`${site}/contact`, { waitUntil: "commit" });
	const bar = page.locator("edit-bar");
	await bar.getByRole("status").filter({ hasText: "Click any words" }).waitFor();
	await page.getByRole("heading", { level: 1 }).click({ position: { x: 8, y: 8 } });
	await page.getByRole("textbox", { name: "page.headline" }).waitFor();
	await picture("editing-words");
	await page.keyboard.press("Escape");
	await bar.getByRole("button", { name: "Search and card" }).click();
	const card = bar.getByRole("img", { name: /^The card/ });
	await card.evaluate((image) => /** @type {HTMLImageElement} */ (image).decode());
	await card.scrollIntoViewIfNeeded();
	await picture("editing-card");
} finally {
	await browser?.close();
	editing.kill("SIGINT");
}
console.log("Taken: docs/pictures");
