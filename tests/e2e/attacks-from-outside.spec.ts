import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { allowError, expect, goto, hydrated } from "./fixtures";
import { listen } from "./listen";
import { test } from "./sign-in-page";

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

// The fixtures fail every test of every page on any text that the site's own code gives to a sink.
test("only the address of Google's loader may become that of a script", async ({ page, card }) => {
	allowError(/net::ERR_FAILED|requires 'Trusted\w+' assignment|Creating a TrustedTypePolicy/);
	/** What becomes of an address as a script's, and of a policy that a script makes for itself. */
	const tries = (addresses: string[]) =>
		page.evaluate((all) => {
			const tried = (attempt: () => void) => {
				try {
					attempt();
					return "passes";
				} catch {
					return "is stopped";
				}
			};
			const { trustedTypes } = window as unknown as {
				trustedTypes: { createPolicy: (name: string, rules: object) => void };
			};
			return [
				...all.map((address) =>
					tried(() => {
						document.createElement("script").src = address;
					}),
				),
				...["own", "default"].map((name) => tried(() => trustedTypes.createPolicy(name, {}))),
			];
		}, addresses);
	const loader = "https://apis.google.com/js/api.js?onload=ready";
	const others = ["https://apis.google.com/other.js", `https://evil.example/${loader}`, "/own.js"];

	await goto(page, "/contact");
	expect(await tries([loader, ...others])).toEqual(Array(6).fill("is stopped"));

	await goto(page, "/get-started");
	const asked = page.waitForRequest(/^https:\/\/apis\.google\.com\/js\/api\.js\?onload=/);
	await card.button("Continue with Google").click();
	await asked;
	expect(await tries([loader, ...others])).toEqual(["passes", ...Array(5).fill("is stopped")]);
	await expect(card.redBox).not.toBeEmpty();
});
