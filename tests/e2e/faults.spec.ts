import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { pageFile } from "../../src/routing/page-file";
import { readBundle } from "../shared/bundle";
import { every } from "../shared/full-run";
import {
	allowError,
	expect,
	footerLink,
	goto,
	holdBack,
	hydrated,
	paths,
	spareData,
	test,
	title,
	turnDark,
} from "./fixtures";

const failed = /Failed to load resource|ERR_FAILED|ERR_INTERNET_DISCONNECTED/;
/** The module of the live part on a page that links lead to (see src/live-parts.ts). */
const livePartOf: Record<string, string> = {
	"/solutions/data-analytics": "src/pages/solutions/data-analytics/nhi-checker.tsx",
};

const codeOf = (script: string) => readFileSync(`dist/test/standard/assets/${script}`, "utf8");

const faults = ["missing", "cut off in the middle", "hanging"] as const;
for (const fault of every(faults, ["missing", "hanging"])) {
	/** Returns a function that breaks the given files (scripts or fetched pages), and only those. */
	async function breakFiles(page: Page) {
		allowError(failed);
		allowError(/SyntaxError|Failed to fetch dynamically imported module/);
		const broken = new Set<string>();
		await page.route("**", (route) => {
			const { pathname } = new URL(route.request().url());
			const kind = route.request().resourceType();
			const file = kind === "script" ? pathname.replace("/assets/", "") : pathname;
			if (!broken.has(file)) return route.fallback();
			if (fault === "missing") return route.fulfill({ status: 404, body: "" });
			if (fault === "hanging") return;
			if (kind !== "script") return route.abort("connectionreset");
			const code = codeOf(file);
			// Add an open brace, because half a file might happen to be valid code.
			const body = `${code.slice(0, code.length / 2)}\n{`;
			return route.fulfill({ contentType: "text/javascript", body });
		});
		return (file: string) => {
			broken.clear();
			broken.add(file);
		};
	}

	test(`a script is ${fault}: the sign-in page is readable and its links work`, async ({
		page,
	}) => {
		const { scripts } = readBundle();
		const breakOnly = await breakFiles(page);
		for (const chunk of every(scripts, scripts.slice(0, 1))) {
			breakOnly(chunk);
			// Don't wait for the document to load, because its first script may be the one that hangs.
			await page.goto("/get-started", { waitUntil: "commit" });
			await expect(title(page), chunk).toBeVisible();
			await expect(title(page), chunk).toHaveText("Welcome Back");
			await footerLink(page, "Contact Us").click();
			await expect(page, chunk).toHaveURL("/contact");
			// If the page hydrated without this script, the next page may need it.
			const loader = page.getByRole("progressbar", { name: "Loading" });
			const again = page.getByRole("link", { name: "Load this page again" });
			await expect(async () => {
				if (await again.isVisible()) await again.click();
				if (fault === "hanging" && (await loader.isVisible())) {
					await page.goto("/contact", { waitUntil: "commit" });
				}
				await expect(title(page), chunk).toContainText("ring or email", {
					timeout: 2_000,
				});
			}).toPass({ timeout: 30_000 });
		}
	});

	test(`each page, and each live part, ${fault}: a link to it ends in a plain way on`, async ({
		page,
	}) => {
		const { scriptOf } = readBundle();
		const breakOnly = await breakFiles(page);
		await spareData(page);
		await page.emulateMedia({ reducedMotion: "reduce" });
		const parts = Object.entries(livePartOf).map(([path, module]) => ({
			path,
			broken: scriptOf(module),
		}));
		const steps = [
			// A link to the sign-in page loads a document.
			...every(paths, ["/services"])
				.filter((path) => path !== "/get-started")
				.map((path) => ({ path, broken: pageFile(path) })),
			...every(parts, parts.slice(0, 1)),
		];
		for (const { path, broken } of steps) {
			const what = `${path} without ${broken}`;
			const between = path === "/contact" ? "/privacy" : "/contact";
			breakOnly(broken);
			// Load a new document, because pages that are already loaded need nothing.
			await page.goto(between, { waitUntil: "commit" });
			await hydrated(page);
			await page.evaluate((href) => {
				document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click();
			}, path);
			await expect(page, what).toHaveURL(path);
			if (fault === "hanging") {
				const loader = page.getByRole("progressbar", { name: "Loading" });
				await expect(loader, what).toBeVisible();
				await page.goBack();
				await expect(page, what).toHaveURL(between);
				await expect(loader, what).toBeHidden();
				await page.goto(path, { waitUntil: "commit" });
			} else {
				await expect(title(page), what).toHaveText("This page didn’t load");
				await page.getByRole("link", { name: "Load this page again" }).click();
			}
			await expect(title(page), what).toBeVisible();
			await expect(title(page), what).not.toHaveText("This page didn’t load");
			await footerLink(page, between === "/privacy" ? "Privacy" : "Contact Us").click();
			await expect(page, what).toHaveURL(between);
			await expect(title(page), what).toBeVisible();
			await expect(title(page), what).toContainText(
				between === "/privacy" ? /learns about you/ : "ring or email",
			);
		}
	});
}

test("if the full stylesheet can't be loaded or is late, navigation can be retried", async ({
	page,
}) => {
	allowError(failed);
	await spareData(page);
	await page.clock.install();
	const styles = "**/assets/styles-*.css";
	await page.route(styles, (route) => route.fulfill({ status: 404, body: "" }));
	await goto(page, "/privacy");
	await footerLink(page, "Terms").click();
	await expect(title(page)).toHaveText("This page didn’t load");
	// Going back needs no fetch, and the next link tries again.
	await page.goBack();
	await expect(title(page)).toContainText(/learns about you/);
	await page.evaluate(() => Object.assign(window, { same: true }));
	await page.unroute(styles);
	const late = await holdBack(page, styles);
	const loader = page.getByRole("progressbar", { name: "Loading" });
	await footerLink(page, "Terms").click();
	await expect(loader).toBeVisible();
	await page.goBack();
	await expect(loader).toBeHidden();
	await page.goForward();
	await expect(loader).toBeVisible();
	// After the longest wait, it offers what a failed page does. A late answer serves the next click.
	await page.clock.fastForward("00:30");
	await expect(title(page)).toHaveText("This page didn’t load");
	const answered = page.waitForEvent("requestfinished");
	late.letGo();
	await answered;
	await page.goBack();
	await page.route(pageFile("/terms"), (route) => route.abort());
	await footerLink(page, "Terms").click();
	await expect(page).toHaveTitle(/Terms/);
	expect(await page.evaluate(() => "same" in window)).toBe(true);
	await expect(page.locator("link[href*='/assets/styles-']")).toHaveCount(1);
});

test("without the code of its live part, a page's shell works", async ({ page }) => {
	allowError(failed);
	allowError(/Failed to fetch dynamically imported module/);
	await spareData(page);
	await page.route("**/assets/worked-example-*.js", (route) => route.abort());
	await page.goto("/", { waitUntil: "commit" });
	await turnDark(page);
	// A page that failed is tried again by a link to itself.
	await page.route(pageFile("/terms"), (route) => route.abort());
	await footerLink(page, "Terms").click();
	await expect(title(page)).toHaveText("This page didn’t load");
	await page.unroute(pageFile("/terms"));
	await footerLink(page, "Terms").click();
	await expect(title(page)).toContainText(/terms/i);
});

test("a request that hangs doesn't stand in the way of the next try", async ({ page }) => {
	await spareData(page);
	await page.clock.install();
	await goto(page, "/privacy");
	let asked = 0;
	await page.route(pageFile("/terms"), (route) => {
		asked += 1;
		return asked === 1 ? undefined : route.fallback();
	});
	await footerLink(page, "Terms").click();
	await expect.poll(() => asked).toBe(1);
	await page.clock.fastForward("00:30");
	await expect(title(page)).toHaveText("This page didn’t load");
	await page.goBack();
	await footerLink(page, "Terms").click();
	await expect(title(page)).toContainText(/terms/i);
});

test("going offline shows an error, and the pages load once online", async ({ page }) => {
	allowError(failed);
	await spareData(page);
	await goto(page, "/contact");
	await footerLink(page, "Privacy").click();
	await expect(title(page)).toContainText(/learns about you/);
	await page.context().setOffline(true);
	await footerLink(page, "Terms").click();
	await expect(page.getByRole("heading", { name: "This page didn’t load" })).toBeFocused();
	// Pages that have been loaded still work.
	await page.goBack();
	await expect(title(page)).toContainText(/learns about you/);
	await page.goForward();
	await expect(page.getByRole("heading", { name: "This page didn’t load" })).toBeVisible();
	await page.context().setOffline(false);
	await footerLink(page, "Contact Us").click();
	await expect(title(page)).toContainText("ring or email");
	await page.goBack();
	await expect(title(page)).toContainText(/terms/i);
});
