import { company } from "../../src/content/company";
import { every } from "../full";
import { alive, expect, test } from "./fixtures";

const heading = "main h1";

/** The chunk of a page by the name of its module. */
const chunk = (name: string) => `**/assets/${name}-*.js`;

test("a click changes the page without a new document", async ({ page, goto }) => {
	await goto("/");
	await page.evaluate(() => Object.assign(window, { same: true }));
	const footer = page.getByRole("contentinfo");
	await footer.getByRole("link", { name: "Automation", exact: true }).click();
	await expect(page).toHaveURL("/solutions/automation");
	await expect(page.locator(heading)).toBeFocused();
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
	await expect.poll(() => page.title()).toContain(` · ${company.name}`);
	await expect(page.locator("link[rel=canonical]")).toHaveCount(1);
	await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
		"href",
		/\/solutions\/automation$/,
	);
	await expect(page.locator("head meta[name=description]")).toHaveCount(1);
	expect(await page.evaluate(() => "same" in window)).toBe(true);
});

test("Back and Forward show their pages where they were left", async ({ page, goto }) => {
	await goto("/");
	await page.evaluate(() => scrollTo(0, 1500));
	await page.locator("#services a").first().click();
	await expect(page).toHaveURL("/solutions/ai-agents");
	// The address changes first, and the page is put at its top as it is shown.
	await expect(page.locator(heading)).toBeFocused();
	await page.evaluate(() => scrollTo(0, 700));
	// The position is written down a moment after the scrolling stops.
	await expect.poll(() => page.evaluate(() => history.state?.scrollY)).toBe(700);
	await page.goBack();
	await expect(page).toHaveURL("/");
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
	await page.goForward();
	await expect(page).toHaveURL("/solutions/ai-agents");
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});

test("a second click on the same link adds nothing to the history", async ({ page, goto }) => {
	await goto("/");
	const link = page.getByRole("contentinfo").getByRole("link", { name: "Terms" });
	const before = await page.evaluate(() => history.length);
	await link.dblclick();
	await expect(page).toHaveURL("/terms");
	await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
	await expect(page.locator(heading)).toBeVisible();
	expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test("the loader covers the page while a slow page loads, its ring moving every 30 ms", async ({
	page,
	goto,
}) => {
	let release: () => void = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(chunk("terms"), async (route) => {
		await released;
		await route.continue();
	});
	await goto("/");
	await page.clock.install();
	const first = await page.locator(heading).innerText();
	await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
	const loader = page.getByRole("progressbar", { name: "Loading" });
	await expect(loader).toBeVisible();
	await expect(page.locator(".page-loader")).toHaveCSS("opacity", "1");
	expect(await page.locator(".page-loader").boundingBox()).toEqual({
		x: 0,
		y: 0,
		width: 1280,
		height: 800,
	});
	// On a clock of the test's own, which no busy machine delays: a step every 30 ms, 50 to a turn.
	await page.clock.pauseAt(Date.now() + 60_000);
	const turned = () =>
		page
			.locator(".page-loader circle")
			.last()
			.evaluate((ring) => {
				const [offset, length] = ["stroke-dashoffset", "stroke-dasharray"].map((name) =>
					Number(ring.getAttribute(name)),
				);
				return Math.round((1 - (offset ?? 0) / (length ?? 1)) * 50);
			});
	for (const [milliseconds, steps] of [
		[30, 1],
		[300, 10],
		[29, 0],
	] as const) {
		const start = await turned();
		await page.clock.runFor(milliseconds);
		await expect.poll(async () => ((await turned()) - start + 50) % 50).toBe(steps);
	}
	await page.clock.resume();
	// The old page is still under it, and its address is the one asked for.
	expect(await page.locator(heading).innerText()).toBe(first);
	await expect(page).toHaveURL("/terms");
	release();
	await expect(page.locator(heading)).not.toHaveText(first);
	await expect(loader).toHaveCount(0);
});

test("a quick change of page never shows the loader", async ({ page, goto }) => {
	await goto("/");
	await page.evaluate(() => {
		const seen: string[] = [];
		Object.assign(window, { seen });
		const frame = () => {
			const loader = document.querySelector(".page-loader");
			if (loader) seen.push(getComputedStyle(loader).visibility);
			requestAnimationFrame(frame);
		};
		frame();
	});
	const link = page.getByRole("contentinfo").getByRole("link", { name: "Privacy" });
	await Promise.all([page.waitForResponse(chunk("privacy")), link.hover()]);
	await link.click();
	await expect(page).toHaveURL("/privacy");
	await expect(page.locator(heading)).toBeFocused();
	expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).not.toContain(
		"visible",
	);
});

test("Back in the middle of a load stays on the page it goes back to", async ({ page, goto }) => {
	let release: () => void = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(chunk("terms"), async (route) => {
		await released;
		await route.continue();
	});
	await goto("/contact");
	const first = await page.locator(heading).innerText();
	await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
	await expect(page.getByRole("progressbar")).toBeVisible();
	await page.goBack();
	await expect(page.getByRole("progressbar")).toHaveCount(0);
	const arrived = page.waitForResponse(chunk("terms"));
	release();
	await arrived;
	await expect(page).toHaveURL("/contact");
	expect(await page.locator(heading).innerText()).toBe(first);
});

test("a page whose code is missing says so, with a plain link that recovers", async ({
	page,
	goto,
	problems,
}) => {
	problems.allow(/Failed to load resource|404/);
	await page.route(chunk("terms"), (route) => route.fulfill({ status: 404, body: "" }));
	await goto("/");
	await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
	await expect(page.getByRole("heading", { name: "This page did not load" })).toBeFocused();
	await expect(page).toHaveURL("/terms");
	// The rest of the site goes on working.
	await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click();
	await expect(page).toHaveURL("/contact");
	await expect(page.getByRole("heading", { name: "Quick Contact" })).toBeVisible();
	await page.goBack();
	await expect(page.getByRole("heading", { name: "This page did not load" })).toBeVisible();
	await page.unrouteAll();
	await page.getByRole("link", { name: "Load this page again" }).click();
	await alive(page);
	await expect(page).toHaveURL("/terms");
	await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("This page did not load");
});

test("a tab from before a deploy reaches every page: a changed deploy is loaded anew", async ({
	page,
	goto,
	problems,
}) => {
	problems.allow(/Failed to load resource|404/);
	let asked = 0;
	await page.route(chunk("terms"), (route) => route.fulfill({ status: 404, body: "" }));
	await page.route("/terms", async (route) => {
		asked += 1;
		const response = await route.fetch();
		const html = await response.text();
		await route.fulfill({ response, body: html.replace(/\/assets\/boot-[^"]+/, "$&?newer") });
	});
	await goto("/");
	await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
	// Prerendered, so it reads even though its code is still missing; and asked for once, not in a loop.
	await expect(page.getByRole("heading", { level: 1 })).toContainText(/terms/i);
	await expect.poll(() => asked).toBe(2);
});

test("a page opened while its own code is missing is readable, and its links and menus work", async ({
	page,
	problems,
}) => {
	problems.allow(/Failed to load resource|404/);
	await page.route(chunk("privacy"), (route) => route.fulfill({ status: 404, body: "" }));
	await page.goto("/privacy", { waitUntil: "domcontentloaded" });
	await expect(page.locator(heading)).toBeVisible();
	await page.getByRole("button", { name: "Services" }).click();
	await page.locator("#menu-services a[href='/solutions/consulting']").click();
	await expect(page).toHaveURL("/solutions/consulting");
});

test("a link clicked before the page comes alive is a plain link", async ({ page }) => {
	await page.route("**/assets/entry-client-*.js", () => {});
	await page.goto("/", { waitUntil: "commit" });
	await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
	await expect(page).toHaveURL("/terms");
	await expect(page.locator(heading)).toContainText(/terms/i);
});

test("an unknown path by a link shows the not-found page", async ({ page, goto }) => {
	await goto("/");
	await page.evaluate(() => {
		history.pushState(null, "", "/no-such-page");
	});
	const served = await page.request.get("/no-such-page");
	const title = /<h1[^>]*>(.*?)<\/h1>/.exec(await served.text())?.[1];
	expect(served.status()).toBe(404);
	await expect(page.locator(heading)).toHaveText(title ?? "");
	await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
	await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
});

const oddAddresses = [
	"/%E0%A4%A",
	"/%00",
	"/services/extra",
	"/__proto__",
	"/constructor",
	"/SERVICES",
	"/%2e%2e/%2e%2e/etc/passwd",
	"/a".repeat(900),
	"/?__proto__[polluted]=1",
];
for (const odd of every(oddAddresses, ["/%E0%A4%A", "/SERVICES", "/?__proto__[polluted]=1"])) {
	test(`an odd address is answered: ${odd.slice(0, 40)}`, async ({ page, problems }) => {
		problems.allow(/Failed to load resource/);
		const response = await page.goto(odd, { waitUntil: "domcontentloaded" });
		expect(response?.ok()).toBe(odd.startsWith("/?"));
		// The host may refuse such an address itself, without a page of ours.
		if ((await page.locator("#root").count()) === 0) {
			expect(response?.status()).toBeGreaterThanOrEqual(400);
			return;
		}
		await alive(page);
		await expect(page.locator(heading)).toHaveCount(1);
	});
}

test("an address with its letters percent-encoded shows its page", async ({
	page,
	goto,
	problems,
}) => {
	// The host knows a page's own policy by its plain address; the styles come from a file then.
	problems.allow(/Content Security Policy/);
	expect((await goto("/contac%74"))?.status()).toBe(200);
	await expect(page.locator(heading)).toContainText("Ring us");
	await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
	await expect(page.locator(heading)).toContainText(/terms/i);
	await page.goBack();
	await expect(page.locator(heading)).toContainText("Ring us");
	// Signing in needs that page's policy, and so its plain address.
	await page.goto("/get%2Dstarted?mode=sign-up#part", { waitUntil: "domcontentloaded" });
	await expect(page).toHaveURL("/get-started?mode=sign-up#part");
	await alive(page);
	await expect(page.locator(heading)).toHaveText("Create Account");
});

test("a slash at the end leads to the page without it", async ({ page }) => {
	const response = await page.goto("/services/", { waitUntil: "domcontentloaded" });
	expect(response?.status()).toBe(200);
	await expect(page).toHaveURL("/services");
});

test("an address that changes while React hydrates leads to its page", async ({ page }) => {
	await page.addInitScript(() => {
		const listen = EventTarget.prototype.addEventListener;
		let first = true;
		// The root's own listeners are the first thing that hydration adds.
		EventTarget.prototype.addEventListener = function (...args: Parameters<typeof listen>) {
			if (first && this instanceof Element && this.id === "root") {
				first = false;
				history.pushState(null, "", "/terms");
			}
			return listen.apply(this, args);
		};
	});
	await page.goto("/contact", { waitUntil: "domcontentloaded" });
	await expect(page.locator(heading)).toContainText(/terms/i);
});

for (const fault of ["refuses", "hangs"] as const) {
	test(`the page comes alive while the fonts service ${fault}`, async ({ page, problems }) => {
		problems.allow(/Failed to load resource|ERR_FAILED/);
		await page.route("https://fonts.googleapis.com/**", (route) => {
			if (fault === "refuses") return route.abort();
		});
		await page.goto("/", { waitUntil: "domcontentloaded" });
		await alive(page);
		await page.getByRole("button", { name: "Dark mode" }).click();
		await expect(page.locator("html")).toHaveClass(/dark/);
	});
}

test("the skip link is the first stop of the Tab key and leads past the header", async ({
	page,
	goto,
}) => {
	await goto("/contact");
	await page.keyboard.press("Tab");
	const skip = page.getByRole("link", { name: "Skip to the page" });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main")).toBeFocused();
	await page.keyboard.press("Tab");
	expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});
