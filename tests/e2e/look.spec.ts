import type { Page } from "@playwright/test";
import { company } from "../../src/content/company";
import { every } from "../shared/full-run";
import { createAccount } from "./auth-emulator";
import {
	allowError,
	everyPage,
	expect,
	footerLink,
	goto,
	inBothThemes,
	menuButton,
	paths,
	spareData,
	title,
} from "./fixtures";
import { shiftLimit, watchShifts } from "./read-page";
import { test } from "./sign-in-page";
import { serveSlowly } from "./slow-server";

const installFallbacks = "Install Arial and Times New Roman, or Debian’s fonts-liberation.";

/** Whether the system has the fonts that the fallbacks in fonts.css are made of. */
function hasFallbackFonts(): Promise<boolean> {
	const families = [...document.fonts].filter(({ family }) => family.includes("Fallback"));
	return Promise.all(families.map((face) => face.load())).then(
		() => true,
		() => false,
	);
}

for (const width of every([360, 768, 1280], [360, 1280])) {
	test(`the layout hardly shifts while a page loads in pieces and its fonts late, ${width} px wide`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 800 });
		await spareData(page);
		const shifts = await watchShifts(page);
		const { origin, server } = await serveSlowly("dist/test/standard");
		for (const path of every(paths, ["/", "/industries/healthcare"])) {
			await page.goto(origin + path);
			await page.evaluate(() => document.fonts.ready);
			expect(await page.evaluate(() => document.fonts.check("1em Newsreader"))).toBe(true);
			expect(await page.evaluate(hasFallbackFonts), installFallbacks).toBe(true);
			expect(await shifts(shiftLimit), path).toEqual([]);
		}
		server.close();
	});
}

/** The position and computed styles of every element and its pseudo-elements, in both themes. */
function looks(): string[] {
	const properties = [
		...["color", "background-color", "background-image", "border", "border-radius", "box-shadow"],
		...["font", "letter-spacing", "text-transform", "text-decoration", "display", "position"],
		...["padding", "margin", "gap", "z-index", "opacity", "translate", "rotate", "fill", "stroke"],
		...["mask-image", "transition", "animation-name", "list-style", "content", "visibility"],
	];
	const found: string[] = [];
	for (const dark of [false, true]) {
		document.documentElement.classList.toggle("dark", dark);
		// Without <use>: its size changes when the drawing's file arrives.
		for (const element of document.querySelectorAll("body, body *:not(use)")) {
			const { x, y, width, height } = element.getBoundingClientRect();
			const styles = [undefined, "::before", "::after"].map((part) => {
				const style = getComputedStyle(element, part);
				if (part && style.content === "none") return "";
				return properties.map((name) => style.getPropertyValue(name)).join("; ");
			});
			const start = element.outerHTML.slice(0, 120).replace(' style=""', "");
			found.push([dark ? "dark" : "light", start, x, y, width, height, ...styles].join(" | "));
		}
	}
	return found;
}

/** Adds the site's full stylesheet to the page, and expects that nothing looks different. */
async function expectOwnStylesToSuffice(page: Page, state: string) {
	await page.evaluate(() => document.fonts.ready);
	const before = await page.evaluate(looks);
	expect(before.length).toBeGreaterThan(200);
	await page.locator("style[data-site-styles]").evaluate(
		(own) =>
			new Promise((resolve) => {
				const link = document.createElement("link");
				link.rel = "stylesheet";
				link.href = (own as HTMLStyleElement).dataset.siteStyles ?? "";
				link.onload = resolve;
				document.head.append(link);
			}),
	);
	const after = await page.evaluate(looks);
	const change = after.findIndex((look, index) => look !== before[index]);
	expect(before[change], state).toEqual(after[change]);
}

for (const width of every([360, 1280], [1280])) {
	test.describe(`a page needs only its own styles, ${width} px wide`, () => {
		test.beforeEach(async ({ page }) => {
			await page.setViewportSize({ width, height: 800 });
			await page.emulateMedia({ reducedMotion: "reduce" });
			// Prefetching another page would load the full stylesheet.
			await spareData(page);
		});

		test("as it is served", async ({ page }) => {
			allowError(/404 \(Not Found\)/);
			for (const path of every(everyPage, ["/", "/solutions/ai-agents", "/no-such-page"])) {
				await goto(page, path);
				await expectOwnStylesToSuffice(page, path);
			}
		});

		test("in the states of the sign-in page", { tag: "@full" }, async ({ page, card }) => {
			await goto(page, "/get-started");
			await card.button("Forgot password?").click();
			await expect(card.redBox).toContainText("Please enter your email first");
			await expectOwnStylesToSuffice(page, "with a message");
			await goto(page, "/get-started");
			await card.button("Sign up").click();
			await expect(title(page)).toHaveText("Create Account");
			await expectOwnStylesToSuffice(page, "sign-up");
			const account = await createAccount();
			await goto(page, "/get-started");
			await card.signIn(account);
			await card.expectSignedIn(account.email);
			await expectOwnStylesToSuffice(page, "signed in");
		});
	});
}

/** The fonts that an element's text is rendered in, by the names in the font files. */
async function typefacesOf(page: Page, selector: string): Promise<string[]> {
	const session = await page.context().newCDPSession(page);
	await session.send("DOM.enable");
	await session.send("CSS.enable");
	const { root } = await session.send("DOM.getDocument");
	const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
	const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
	await session.detach();
	return fonts.map(({ familyName }) => familyName);
}

/** A stand-in for the fonts service's stylesheet. Its font files are answered with the site's own. */
const fontsService = `@font-face { font-family: "Inter"; font-weight: 400 600; font-display: swap;
	src: url(https://fonts.gstatic.com/cyrillic.woff2) format("woff2"); unicode-range: U+400-45F; }
	@font-face { font-family: "Inter"; font-weight: 400 600; font-display: swap;
	src: url(https://fonts.gstatic.com/latin.woff2) format("woff2"); unicode-range: U+0-FF; }`;

test("the first page and the next use the same two fonts, and the service's for other scripts", async ({
	page,
}) => {
	const asked: string[] = [];
	// The fonts arrive after the first paint, and are used all the same.
	await page.route("**/assets/*.woff2", async (route) => {
		await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
		await route.continue();
	});
	await page.route("https://fonts.googleapis.com/**", (route) =>
		route.fulfill({ contentType: "text/css", body: fontsService }),
	);
	await page.route("https://fonts.gstatic.com/**", (route) => {
		asked.push(new URL(route.request().url()).pathname);
		return route.fulfill({ path: "src/styles/fonts/inter.woff2" });
	});
	const sheet = page.waitForResponse(/fonts\.googleapis\.com/);
	await goto(page, "/");
	await sheet;
	await page.evaluate(() => document.fonts.ready);
	const expectOwnFonts = async () => {
		// The element may be replaced during the query, because the page is changing.
		for (const [selector, face] of [
			["main h1", "Newsreader 16pt"],
			["main p.text-lead", "Inter Variable"],
		] as const) {
			const faces = () => typefacesOf(page, selector).catch(() => []);
			await expect.poll(faces, { message: selector }).toEqual([face]);
		}
	};
	await expectOwnFonts();
	await footerLink(page, "Contact").click();
	await expect(title(page)).toBeFocused();
	await expectOwnFonts();
	expect(asked).toEqual([]);

	await page
		.locator("main p.text-lead")
		.first()
		.evaluate((element) => {
			element.textContent = "Анна";
		});
	await expect.poll(() => asked).toEqual(["/cyrillic.woff2"]);
});

test("a page whose own styles the policy blocks loads the full stylesheet", async ({ page }) => {
	allowError(/Content Security Policy/);
	await page.route("**/services", async (route) => {
		const response = await route.fetch();
		const { "content-security-policy": policy = "", ...headers } = response.headers();
		const other = policy.replace(/(style-src [^;]*)'sha256-[^']+'/, "$1");
		expect(other).not.toBe(policy);
		await route.fulfill({ response, headers: { ...headers, "content-security-policy": other } });
	});
	await page.goto("/services");
	await expect(page.locator(".site-header")).toHaveCSS("position", "fixed");
	await expect(title(page)).toHaveCSS("font-weight", "500");
	expect(await page.evaluate(() => document.querySelector("style")?.sheet)).toBeNull();
});

test("reduced motion stops movement; forced colours keep borders and outlines", async ({
	page,
}) => {
	await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
	await goto(page, "/");
	const moving = await page.evaluate(() =>
		document.getAnimations().filter(({ playState }) => playState === "running"),
	);
	expect(moving).toHaveLength(0);
	await menuButton(page, "Services").click();
	await expect(page.locator("#menu-services")).toHaveCSS("border-bottom-style", "solid");
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Dark mode" }).focus();
	await expect(page.getByRole("button", { name: "Dark mode" })).toHaveCSS("outline-style", "solid");
	// Pictures keep their colours, so the logo must suit the forced background, whatever the theme.
	const { light, dark } = company.logo;
	for (const [colorScheme, logo] of [
		["light", light],
		["dark", dark],
	] as const) {
		await page.emulateMedia({ forcedColors: "active", colorScheme });
		await inBothThemes(page, () =>
			expect(page.getByRole("banner").locator("img:visible")).toHaveAttribute("src", logo),
		);
	}
});
