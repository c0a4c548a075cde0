import { company, phoneLink } from "../../src/content/company";
import { clock, openingHours } from "../../src/content/opening-hours";
import { everyPage, expect, paths, test } from "./fixtures";

const exists = (path: string) => paths.includes(path);

for (const path of everyPage) {
	test.describe(path, () => {
		test.beforeEach(({ problems }) => {
			// The document itself answers so; the browser writes that down as an error.
			if (!exists(path)) problems.allow(/404 \(Not Found\)/);
		});

		test("answers, comes alive without an error and keeps one heading, title, description and canonical", async ({
			page,
			goto,
		}) => {
			const response = await page.request.get(path);
			expect(response.status()).toBe(exists(path) ? 200 : 404);
			await goto(path);
			await expect(page.locator("h1")).toHaveCount(1);
			await expect(page.locator("head title")).toHaveCount(1);
			await expect(page.locator("title")).toHaveCount(
				1 + (await page.locator("svg title").count()),
			);
			await expect(page.locator("meta[name=description]")).toHaveCount(1);
			const indexed = exists(path) && path !== "/get-started";
			await expect(page.locator("link[rel=canonical]")).toHaveCount(indexed ? 1 : 0);
			await expect(page.locator("meta[name=robots]")).toHaveCount(indexed ? 0 : 1);
		});

		test("fits 320 px and every width up to 2560 px", async ({ page, goto }) => {
			await goto(path);
			for (const width of [320, 360, 768, 1024, 1280, 1920, 2560]) {
				await page.setViewportSize({ width, height: 800 });
				const overflow = await page.evaluate(
					() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
				);
				expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
			}
		});

		test("reads the same with scripts off", async ({ browser, page, goto, baseURL }) => {
			await goto(path);
			const alive = (await page.locator("main").innerText()).replace(/\s+/g, " ");
			const context = await browser.newContext({
				javaScriptEnabled: false,
				...(baseURL ? { baseURL } : {}),
			});
			const still = await context.newPage();
			await still.goto(path, { waitUntil: "domcontentloaded" });
			await expect(still.getByRole("main")).toBeVisible();
			await expect(still.getByRole("button", { name: "Dark mode" })).toBeHidden();
			const words = (await still.locator("main").innerText()).replace(/\s+/g, " ");
			await context.close();
			// What depends on the hour, or on scripts being off, is the only difference.
			const lost = alive
				.split(/(?<=[.?])\s/)
				.filter((sentence) => !words.includes(sentence) && !/Open(s| now)/.test(sentence));
			if (path !== "/get-started") expect(lost).toEqual([]);
			expect(words.length).toBeGreaterThan(100);
		});
	});
}

test("every page can be reached by links from the home page", async ({ request }) => {
	const seen = new Set<string>();
	const open = ["/"];
	for (let path = open.pop(); path !== undefined; path = open.pop()) {
		if (seen.has(path)) continue;
		seen.add(path);
		const html = await (await request.get(path)).text();
		// A file, such as the list of licences, is no page.
		for (const [, href = ""] of html.matchAll(/<a [^>]*?href="(\/[^"#?.]*)["#?]/g)) open.push(href);
	}
	expect([...seen].sort()).toEqual([...paths].sort());
});

test("the home page has its seven sections in order, and the blocks in them", async ({
	page,
	goto,
}) => {
	await goto("/");
	const order = await page.evaluate((phone) => {
		const marks = [
			"main h1",
			"#industries",
			"#services",
			".technology-strip",
			"#about",
			"#leadership",
			`a[href='${phone}']`,
		];
		const found = marks.map((mark) => document.querySelector(mark));
		return found.map((element, index) => {
			const before = found[index - 1];
			if (!element) return `${marks[index]} is missing`;
			return !before || before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
				? "in order"
				: "out of order";
		});
	}, phoneLink);
	expect(new Set(order)).toEqual(new Set(["in order"]));
	for (const name of ["360° Vision", "What We Believe", "Our Mission", "Guided by Innovation"]) {
		await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
	}
	const people = page.locator("#leadership");
	await expect(people.getByRole("listitem")).toHaveCount(company.people.length);
	for (const { name, role, linkedIn } of company.people) {
		const person = people.getByRole("listitem").filter({ hasText: name });
		await expect(person.getByText(role, { exact: true })).toBeVisible();
		await expect(person.getByRole("img", { name: `Portrait of ${name}` })).toBeVisible();
		await expect(person.getByRole("link", { name: /LinkedIn/ })).toHaveAttribute("href", linkedIn);
	}
});

test("the technology strip passes by in 25 seconds and pauses under the pointer and by its switch", async ({
	page,
	goto,
}) => {
	await goto("/");
	const strip = page.locator(".technology-strip");
	const chips = strip.locator(".technology-chips").first();
	await expect(chips.getByRole("listitem")).toHaveText([
		"Artificial Intelligence",
		"Machine Learning",
		"Generative AI",
		"Cloud Computing",
		"Deep Learning",
		"Web3",
		"Blockchain",
		"IoT",
	]);
	await expect(chips).toHaveCSS("animation-duration", "25s");
	await page.mouse.move(0, 0);
	await expect(chips).toHaveCSS("animation-play-state", "running");
	await chips.hover({ force: true });
	await expect(chips).toHaveCSS("animation-play-state", "paused");
	await page.mouse.move(0, 0);
	await expect(chips).toHaveCSS("animation-play-state", "running");
	await strip.getByRole("checkbox", { name: "Pause" }).check({ force: true });
	await page.mouse.move(0, 0);
	await expect(chips).toHaveCSS("animation-play-state", "paused");
	await page.emulateMedia({ reducedMotion: "reduce" });
	await expect(chips).toHaveCSS("animation-name", "none");
});

test("the contact page has every way to reach the company, and no form", async ({ page, goto }) => {
	await goto("/contact");
	const main = page.getByRole("main");
	await expect(main.locator("a[href^='tel:']")).toHaveText(company.phone);
	await expect(main).toContainText(openingHours);
	await expect(main.getByRole("link", { name: company.email })).toHaveAttribute(
		"href",
		`mailto:${company.email}`,
	);
	await expect(main.getByText(company.location, { exact: true })).toBeVisible();
	await expect(main.getByRole("heading", { name: "Quick Contact" })).toBeVisible();
	const quick = main.getByRole("link", { name: "Email Our Team" });
	expect((await quick.getAttribute("href"))?.split("?")[0]).toBe(`mailto:${company.email}`);
	await expect(main.locator("form")).toHaveCount(0);
});

test("the contact page says whether somebody answers now, by Auckland's clock", async ({
	page,
	goto,
}) => {
	const { firstDay, opens, closes } = company.hours;
	const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
	// The 23rd is a Monday.
	const date = `2026-11-${23 + week.indexOf(firstDay)}`;
	await page.clock.setFixedTime(new Date(`${date}T${opens}:00+13:00`));
	await goto("/contact");
	await expect(page.getByText("Open now")).toBeVisible();
	await page.clock.setFixedTime(new Date(`${date}T${closes}:00+13:00`));
	await goto("/contact");
	await expect(page.getByText(/^Opens \w+day/)).toContainText(clock(opens));
});

test("the retreats page has its cards, figures, phases and buttons", async ({ page, goto }) => {
	await goto("/industries/retreats");
	const main = page.getByRole("main");
	await expect(main.getByRole("heading", { level: 1 })).toHaveText("Recovery Retreat Solutions");
	await expect(main.getByRole("link", { name: "Get Started" })).toHaveAttribute(
		"href",
		"/get-started",
	);
	await expect(main.getByRole("link", { name: "Contact Us", exact: true })).toHaveAttribute(
		"href",
		"/contact",
	);
	const cards = {
		"Virtual Nursing Assistance": ["85%", "92%"],
		"Inventory & Equipment Management": ["99%", "28%"],
		"Billing & Insurance Processing": ["75%", "99.9%"],
		"Patient Demand & Capacity Planning": ["94%", "32%"],
		"Remote Patient Monitoring": ["24/7", "alerts under 30s"],
		"Recovery Progress Analytics": ["96%", "100+/day"],
	};
	for (const [title, figures] of Object.entries(cards)) {
		const card = main
			.locator("li, article")
			.filter({ has: page.getByRole("heading", { name: title, exact: true }) })
			.last();
		await expect(card.locator("ul").first().getByRole("listitem")).toHaveCount(3);
		await expect(card.locator("ul").last().getByRole("listitem")).toHaveCount(2);
		for (const figure of figures)
			await expect(card.getByText(figure, { exact: true })).toBeVisible();
	}
	const phases = main.locator("ol").filter({ hasText: "Initial Assessment" }).locator("h3");
	await expect(phases).toHaveText([
		"Initial Assessment",
		"Care Planning",
		"Implementation",
		"Monitoring",
	]);
	const text = await main.innerText();
	for (const figure of ["assessment under 2 hrs", "100%", "coverage"])
		expect(text).toContain(figure);
});
