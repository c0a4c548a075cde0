import { renameSync, symlinkSync } from "node:fs";
import { parseHtml } from "../../prerender/html.ts";
import { test } from "./edit-server.ts";
import { expect, holdBack, idle } from "./fixtures.ts";

test.describe.configure({ mode: "default" });

test("takes nothing from another page, host or session, and writes nowhere else", async ({
	site,
}) => {
	const place = await site.place("/contact", "Quick Contact");
	const change = { path: "/contact", place, texts: ["Attacked"], confirmed: 2 };
	const evil = "https://evil.example";
	type Attempt = [headers: Record<string, string | undefined>, status: number, method?: string];
	const attempts: Attempt[] = [
		[{ origin: evil }, 403],
		[{ origin: undefined }, 403],
		[{ origin: "null" }, 403],
		[{ origin: `http://127.0.0.1:${site.port + 1}` }, 403],
		[{ origin: `https://127.0.0.1:${site.port}` }, 403],
		// A name of the attacker's that leads to this machine.
		[{ host: `evil.example:${site.port}`, origin: `http://evil.example:${site.port}` }, 403],
		[{ host: "127.0.0.1", origin: "http://127.0.0.1" }, 403],
		[{ "x-edit-token": undefined }, 403],
		[{ "x-edit-token": "" }, 403],
		[{ "x-edit-token": "x".repeat(43) }, 403],
		[{}, 405, "GET"],
		[{}, 405, "PUT"],
	];
	const operations = "find advise save undo redo edits diff commit head card".split(" ");
	for (const [headers, status, method] of attempts) {
		for (const operation of operations) {
			const answer = await site.send(operation, change, headers, method);
			expect.soft(answer.status, `${operation} ${JSON.stringify(headers)} ${method}`).toBe(status);
			expect.soft(answer.text).not.toContain("src/");
		}
	}
	expect((await site.send("constructor", change)).status).toBe(404);
	// A browser lets another page neither read the token, nor frame the editor, nor ask for more than that.
	for (const path of ["/contact", "/edit/client/main.ts", "/__edit/undo"])
		for (const method of ["GET", "OPTIONS"]) {
			const { headers } = await fetch(site.address + path, { method, headers: { origin: evil } });
			expect.soft(headers.get("access-control-allow-origin"), path).toBe(null);
			expect.soft(headers.get("cross-origin-resource-policy"), path).toBe("same-origin");
			expect.soft(headers.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
		}

	// Files: outside src, in src but of no page, other ways to write a path, and links that lead out.
	site.tree.write("outside.tsx", 'export const words = "Quick Contact";\n');
	const files = ["package.json", "../outside.tsx", "src/../outside.tsx", ".git/config"];
	files.push(site.tree.path("src/pages/contact.tsx"), "src/pages/../pages/contact.tsx");
	files.push("src/content/opening-hours.test.ts", "src/error-reports.ts", "src/styles/base.css");
	for (const file of files) {
		const answer = await site.save("/contact", { ...place, file }, "Attacked", 2);
		expect.soft(answer.status, file).toBe(403);
	}
	// In the right file, but not at words.
	for (const start of [0, place.start + 1, -1, "0"])
		expect((await site.save("/contact", { ...place, start: start as number }, "x", 2)).status).toBe(
			400,
		);
	const contact = site.tree.path("src/pages/contact.tsx");
	renameSync(contact, site.tree.path("moved.tsx"));
	symlinkSync(site.tree.path("moved.tsx"), contact);
	expect((await site.save("/contact", place, "Attacked", 2)).status).toBe(403);
	renameSync(site.tree.path("moved.tsx"), contact);
	// Words that would end their string stay words.
	// biome-ignore lint/suspicious/noTemplateCurlyInString: an attack
	const hostile = '`"}; throw 1; //${process.exit()}</p><script>alert(1)</script>\\';
	expect((await site.save("/contact", place, hostile, 2)).status).toBe(200);
	expect(parseHtml(await site.get("/contact")).body.textContent).toContain(hostile);
	await site.undoAll();
	expect(site.git("status", "--porcelain")).toBe("?? outside.tsx\n");
	site.git("clean", "--quiet", "--force");
});

test("words can be edited once React runs what it must, and not before", async ({ page, site }) => {
	const code = await holdBack(page, /auth\/account-card\.tsx/);
	let begun = false;
	page.on("request", (request) => {
		begun ||= request.url().endsWith("/__edit/edits");
	});
	await page.goto(`${site.address}/get-started`, { waitUntil: "domcontentloaded" });
	await expect.poll(() => code.held.length).toBeGreaterThan(0);
	await expect(page.locator("edit-bar")).toBeAttached();
	await idle(page);
	expect(begun).toBe(false);
	code.letGo();
	const says = page.locator("edit-bar").getByRole("status").last();
	await expect(says).toHaveText(/^Click any words/);
});
