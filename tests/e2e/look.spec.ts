import type { Page } from "@playwright/test";
import { company } from "../../src/content/company";
import { every } from "../full";
import { createAccount } from "./auth-emulator";
import { everyPage, expect, inBothThemes, paths, spareData, test } from "./fixtures";
import { shiftLimit, watchShifts } from "./read-page";
import { button, expectSignedIn, redBox, signIn, title } from "./sign-in-page";
import { serveSlowly } from "./slow-server";

for (const width of [360, 768, 1280]) {
	test(`next to nothing shifts while a page comes in pieces and its fonts late, ${width} px wide`, async ({
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
			expect(await shifts(shiftLimit), path).toEqual([]);
		}
		server.close();
	});
}

/** Place and look of every element and of what stands before and after it, in both themes. */
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
		// A drawing from a file is where its file puts it, once that is there.
		for (const element of document.querySelectorAll("body, body *:not(use)")) {
			const { x, y, width, height } = element.getBoundingClientRect();
			const styles = [undefined, "::before", "::after"].map((part) => {
				const style = getComputedStyle(element, part);
				if (part && style.content === "none") return "";
				return properties.map((name) => style.getPropertyValue(name)).join("; ");
			});
			const start = element.outerHTML.slice(0, 120);
			found.push([dark ? "dark" : "light", start, x, y, width, height, ...styles].join(" | "));
		}
	}
	return found;
}

/** Adds the styles of all pages to those of the page, and expects that nothing looks different. */
async function expectOwnStylesToDo(page: Page, state: string) {
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
	test.describe(`a page needs no other styles than its own, ${width} px wide`, () => {
		test.beforeEach(async ({ page }) => {
			await page.setViewportSize({ width, height: 800 });
			await page.emulateMedia({ reducedMotion: "reduce" });
			// Those of the other pages come with the code of the first of them.
			await spareData(page);
		});

		test("as it is served", async ({ page, goto, problems }) => {
			problems.allow(/404 \(Not Found\)/);
			for (const path of every(everyPage, ["/", "/solutions/ai-agents", "/no-such-page"])) {
				await goto(path);
				await expectOwnStylesToDo(page, path);
			}
		});

		test("in the states of the sign-in page", { tag: "@full" }, async ({ page, goto }) => {
			await goto("/get-started");
			await button(page, "Forgot password?").click();
			await expect(redBox(page)).toContainText("Please enter your email first");
			await expectOwnStylesToDo(page, "with a message");
			await goto("/get-started");
			await button(page, "Sign up").click();
			await expect(title(page)).toHaveText("Create Account");
			await expectOwnStylesToDo(page, "sign-up");
			const account = await createAccount();
			await goto("/get-started");
			await signIn(page, account);
			await expectSignedIn(page, account.email);
			await expectOwnStylesToDo(page, "signed in");
		});
	});
}

/** The typefaces, by the names in their files, that the text of an element is painted in. */
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

/** What the fonts service answers; its typeface's file is the site's own in this test. */
const fontsService = `@font-face { font-family: "Inter"; font-weight: 400 600; font-display: swap;
	src: url(https://fonts.gstatic.com/cyrillic.woff2) format("woff2"); unicode-range: U+400-45F; }
	@font-face { font-family: "Inter"; font-weight: 400 600; font-display: swap;
	src: url(https://fonts.gstatic.com/latin.woff2) format("woff2"); unicode-range: U+0-FF; }`;

test("the first page and the next are set in the same two faces, other scripts in the service's", async ({
	page,
	goto,
}) => {
	const asked: string[] = [];
	// Later than the first paint: the page takes the faces up all the same.
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
	await goto("/");
	await sheet;
	await page.evaluate(() => document.fonts.ready);
	const expectTheFaces = async () => {
		// The page may be put in place while it is asked about.
		for (const [selector, face] of [
			["main h1", "Newsreader 16pt"],
			["main p.text-lead", "Inter Variable"],
		] as const) {
			const faces = () => typefacesOf(page, selector).catch(() => []);
			await expect.poll(faces, { message: selector }).toEqual([face]);
		}
	};
	await expectTheFaces();
	await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
	await expect(title(page)).toBeFocused();
	await expectTheFaces();
	expect(asked).toEqual([]);

	await page
		.locator("main p.text-lead")
		.first()
		.evaluate((element) => {
			element.textContent = "Анна";
		});
	await expect.poll(() => asked).toEqual(["/cyrillic.woff2"]);
});

test("a page whose own styles the policy refuses is given those of all pages", async ({
	page,
	problems,
}) => {
	problems.allow(/Content Security Policy/);
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

test("on paper the words stand alone, with the addresses of outside links", async ({
	page,
	goto,
}) => {
	await page.addInitScript(() => localStorage.setItem("theme", "dark"));
	await goto("/industries/healthcare");
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("banner")).toBeHidden();
	await expect(page.getByText("Try Dark/Light Mode!")).toBeHidden();
	// Above the page it would lie at the foot of each sheet but the last.
	await expect(page.locator("a[href='#main']")).toBeHidden();
	await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
	await expect(page.locator("h1")).toHaveCSS("color", "rgb(0, 0, 0)");
	const address = await page
		.locator("main a[href^='https:']")
		.first()
		.evaluate((link) => getComputedStyle(link, "::after").content);
	expect(address).toContain("https:");
});

test("with the visitor's own colours, panels and menus keep their outlines", async ({
	page,
	goto,
}) => {
	await page.emulateMedia({ forcedColors: "active" });
	await goto("/");
	await page
		.getByRole("navigation", { name: "Main" })
		.getByRole("button", { name: "Services" })
		.click();
	await expect(page.locator("#menu-services")).toHaveCSS("border-bottom-style", "solid");
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Dark mode" }).focus();
	await expect(page.getByRole("button", { name: "Dark mode" })).toHaveCSS("outline-style", "solid");
	// A picture keeps its colours: the logo is the one for the visitor's ground, in either theme.
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

test("with less motion asked for, nothing moves by itself", async ({ page, goto }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await goto("/");
	const moving = await page.evaluate(() =>
		document
			.getAnimations()
			.filter((animation) => animation.playState === "running")
			.map((animation) => (animation as CSSAnimation).animationName),
	);
	expect(moving).toEqual([]);
});
