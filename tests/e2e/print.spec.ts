import { expect, goto, test } from "./fixtures";

test("a printed page has only its text, and the addresses of its links", async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem("theme", "dark"));
	await goto(page, "/");
	await page.emulateMedia({ media: "print" });
	// The sender's logo is all of the header, in its dark letters even in the dark theme.
	const header = page.getByRole("banner");
	await expect(header.locator(".logo-light")).toBeVisible();
	await expect(header.locator(".logo-dark, nav, button").filter({ visible: true })).toHaveCount(0);
	await expect(page.getByText("Try Dark/Light Mode!")).toBeHidden();
	// Chromium would print the off-screen skip link at the bottom of every sheet but the last.
	await expect(page.locator("a[href='#main']")).toBeHidden();
	await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
	await expect(page.locator("h1")).toHaveCSS("color", "rgb(0, 0, 0)");
	const address = await page
		.locator("main a[href^='https:']")
		.first()
		.evaluate((link) => getComputedStyle(link, "::after").content);
	expect(address).toContain("https:");
	await expect(page.locator(".example-gate")).toHaveCSS("print-color-adjust", "exact");
	await expect(page.getByText("need JavaScript")).toBeHidden();
	const margin = { top: "15mm", right: "10mm", bottom: "15mm", left: "10mm" };
	const pdf = await page.pdf({ format: "A4", margin });
	// Three, and one for an owner's longer words.
	expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(4);

	// WebKit lays out a sheet of A4 at this width, for the window's media queries.
	await page.evaluate(() => {
		document.documentElement.style.width = "654px";
	});
	await expect(page.locator(".service-map li").first()).toHaveCSS("position", "static");
	const lines = await page.locator(".industry").evaluateAll((rows) =>
		rows.map((row) => {
			const title = document.createRange();
			title.selectNodeContents(row.querySelector(".font-display")?.firstChild ?? row);
			return [title.toString(), title.getClientRects().length];
		}),
	);
	// A column of a desktop would break it at every word.
	expect(lines).toContainEqual(["Baby Food Manufacturing", 1]);
});
