import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { allowError, expect, goto, hydrated, test } from "./fixtures";
import { listen } from "./listen";

/**
 * Opens a page of another origin, served on this machine. Browsers block public websites from framing
 * or opening local servers, so a public origin wouldn't test the site's own headers.
 */
async function openElsewhere(page: Page, html: string) {
	const server = createServer((_, response) => {
		response.setHeader("content-type", "text/html");
		response.end(`<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">${html}`);
	});
	await page.goto(await listen(server), { waitUntil: "domcontentloaded" });
	server.close();
	server.closeAllConnections();
}

test("no page can be framed by another origin, and the sign-in page not even by the site itself", async ({
	page,
	baseURL,
}) => {
	allowError(/Framing |status of 404|ERR_BLOCKED_BY/);
	const refused: string[] = [];
	page.on("requestfailed", (request) => {
		if (request.failure()?.errorText === "net::ERR_BLOCKED_BY_RESPONSE") {
			refused.push(new URL(request.url()).pathname);
		}
	});
	const framed = ["/", "/get-started", "/no-such-page"];
	const frames = framed.map((path) => `<iframe src="${baseURL}${path}"></iframe>`).join("");
	await openElsewhere(page, frames);
	await expect
		.poll(() => page.frames().filter((frame) => frame.url().startsWith("chrome-error:")).length, {
			message: "frames of these pages elsewhere that frame-ancestors in their policies refuses",
		})
		.toBe(framed.length);
	// Each page's own header blocked it.
	await expect.poll(() => refused.sort()).toEqual(framed.sort());

	await goto(page, "/contact");
	await page.evaluate(() => {
		document.body.append(
			Object.assign(document.createElement("iframe"), { src: "/get-started", id: "own" }),
		);
	});
	await expect
		.poll(() => page.frames().filter((frame) => frame.url().includes("/get-started")).length)
		.toBe(0);
});

test("another origin can't control or message a window in which it opens the site", async ({
	page,
	baseURL,
}) => {
	await openElsewhere(page, "<button>Open</button>");
	await page.evaluate((target) => {
		document.querySelector("button")?.addEventListener("click", () => {
			const opened = window.open(target, "named-by-the-attacker");
			Object.assign(window, { opened });
			setInterval(() => opened?.postMessage({ type: "auth", eventType: "signIn" }, "*"), 5);
		});
	}, `${baseURL}/get-started`);
	const [victim] = await Promise.all([
		page.context().waitForEvent("page"),
		page.getByRole("button").click(),
	]);
	await victim.waitForURL("**/get-started", { waitUntil: "domcontentloaded" });
	await hydrated(victim);
	expect(await victim.evaluate(() => [window.opener, window.name])).toEqual([null, ""]);
	// To the opener the window appears closed.
	expect(await page.evaluate(() => (window as unknown as { opened: Window }).opened.closed)).toBe(
		true,
	);
});
