import { company } from "../../src/content/company";
import { every } from "../shared/full-run";
import {
	allowError,
	expect,
	expectPage,
	footerLink,
	goto,
	inBothThemes,
	menuButtons,
	openPanel,
	paths,
	pathsIn,
	test,
	themeToggle,
} from "./fixtures";
import { comeInPieces, shiftLimit, watchShifts } from "./read-page";

/** Whether the system has the fonts that the fallbacks in fonts.css are made of. */
function hasFallbackFonts(): Promise<boolean> {
	const families = [...document.fonts].filter(({ family }) => family.includes("Fallback"));
	return Promise.all(families.map((face) => face.load())).then(
		() => true,
		() => false,
	);
}

/** Where layout shifts are looked for. */
const shiftWidths = every([360, 768, 1280], [360, 1280]);
const shiftPaths = every(paths, ["/", ...pathsIn("/industries/").slice(0, 1)]);

for (const width of shiftWidths) {
	test(`what comes late moves nothing that has come, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 });
		const shifts = await watchShifts(page);
		// React would compare its markup with what is left of the page.
		await page.route("**/assets/client-*.js", (route) =>
			route.fulfill({ contentType: "text/javascript", body: "" }),
		);
		// About 50 kB a second, so that the markup comes in pieces, and the fonts after the first paint.
		const session = await page.context().newCDPSession(page);
		await session.send("Network.emulateNetworkConditions", {
			offline: false,
			latency: 100,
			downloadThroughput: 50_000,
			uploadThroughput: 50_000,
		});
		for (const path of shiftPaths) {
			await session.send("Network.clearBrowserCache");
			await page.goto(path);
			await page.evaluate(() => document.fonts.ready);
			expect(
				await page.evaluate(hasFallbackFonts),
				"Install Arial and Times New Roman, or Debian’s fonts-liberation.",
			).toBe(true);
			await page.evaluate(comeInPieces);
			expect(await shifts(shiftLimit), path).toEqual([]);
		}
	});
}

/** A stand-in for the fonts service's stylesheet. Its font files are answered with the site's own. */
const fontsService = `@font-face { font-family: "Inter"; font-weight: 400 600; font-display: swap;
	src: url(https://fonts.gstatic.com/cyrillic.woff2) format("woff2"); unicode-range: U+400-45F; }
	@font-face { font-family: "Inter"; font-weight: 400 600; font-display: swap;
	src: url(https://fonts.gstatic.com/latin.woff2) format("woff2"); unicode-range: U+0-FF; }`;

test("own fonts for Latin letters on every page, however late, and the service's for other scripts", async ({
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
	/** Whether each text's first font is loaded. */
	const inOwnFonts = () =>
		page.evaluate(async () => {
			await document.fonts.ready;
			return ["main h1", "main p.text-lead"].map((selector) => {
				const text = document.querySelector(selector);
				const family = text && getComputedStyle(text).fontFamily.split(",")[0];
				return document.fonts.check(`1em ${family}`, "Kia ora");
			});
		});
	await expect.poll(inOwnFonts).toEqual([true, true]);
	await footerLink(page, "/contact").click();
	await expectPage(page, "/contact");
	await expect.poll(inOwnFonts).toEqual([true, true]);
	expect(asked).toEqual([]);

	await page
		.locator("main p.text-lead")
		.first()
		.evaluate((element) => {
			element.textContent = "Łukasz, Анна";
		});
	await expect.poll(() => asked).toEqual(["/cyrillic.woff2"]);
	await expect
		.poll(() => page.evaluate(() => document.fonts.check('1em "Inter Text"', "Ł")))
		.toBe(true);
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
	await menuButtons(page).first().click();
	await expect(openPanel(page)).toHaveCSS("border-bottom-style", "solid");
	await page.keyboard.press("Escape");
	await themeToggle(page).focus();
	await expect(themeToggle(page)).toHaveCSS("outline-style", "solid");
	// Pictures keep their colours, so the logo must suit the forced background, whatever the theme.
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ forcedColors: "active", colorScheme });
		await inBothThemes(page, () =>
			expect(page.getByRole("banner").locator("img:visible")).toHaveClass(
				new RegExp(`logo-${colorScheme}`),
			),
		);
	}
});

test("where the logo doesn't load, either theme says the company's name, once", async ({
	page,
}) => {
	allowError(/Failed to load resource/);
	await page.route("**/assets/logo*", (route) => route.abort());
	await goto(page, "/");
	const banner = page.getByRole("banner");
	await inBothThemes(page, async () => {
		await expect(banner.locator("img:visible")).toHaveAttribute("alt", company.name);
		await expect(banner.getByRole("link", { name: company.name })).toHaveAccessibleName(
			`${company.name}, home`,
		);
	});
});
