import { allowError, collect, expect, goto, test, testOrigin } from "./fixtures";

const address = "https://reports.longcloud.test/site";

test.use({ baseURL: testOrigin("configured") });

test("errors of the site's own code are reported, five per document, without personal data", async ({
	page,
}) => {
	allowError(/^(Error|TypeError): /);
	interface Report {
		type: string;
		url: string;
		body: { message: string; stack: string };
	}
	const reports: Report[] = [];
	const headers: Record<string, string>[] = [];
	await page.route(`${address}**`, (route) => {
		reports.push(...(route.request().postDataJSON() as Report[]));
		headers.push(route.request().headers());
		return route.fulfill({ status: 204 });
	});
	// A request that a test answers has no cookies, so look at what the page asks for.
	const credentials = await collect<unknown>(page, (note) => {
		const { fetch } = window;
		window.fetch = (input, init) => {
			if (init?.method === "POST") note(init.credentials);
			return fetch(input, init);
		};
	});
	// A script from the site's own origin, with functions that fail.
	await page.route("**/assets/fault.js?*", (route) =>
		route.fulfill({
			contentType: "text/javascript",
			body: `export const fault = (text) => setTimeout(() => { throw new Error(text) });
export const refusal = (text) => { Promise.reject(new TypeError(text)) };`,
		}),
	);
	await goto(page, "/contact?email=someone@example.com#part");
	/** Makes the script fail in one of the two ways. */
	const fail = (how: string, text: string) =>
		page.evaluate(
			async ([how = "", text = ""]) => {
				const address = "/assets/fault.js?email=someone@example.com";
				(await import(address))[how](text);
			},
			[how, text],
		);

	// Errors of extensions and muted ones aren't reported. They come first, so that a report would too.
	await page.evaluate(() =>
		setTimeout(() => {
			const foreign = new Error("an extension's");
			foreign.stack = "Error: an extension's\n at chrome-extension://abc/script.js:1:1";
			dispatchEvent(
				new ErrorEvent("error", { error: foreign, filename: "chrome-extension://abc" }),
			);
			dispatchEvent(new ErrorEvent("error", { message: "Script error." }));
			const promise = Promise.resolve();
			dispatchEvent(new PromiseRejectionEvent("unhandledrejection", { promise, reason: "no" }));
		}),
	);
	await fail("fault", "No account of someone@example.com here");
	await fail("refusal", "refused");
	await expect.poll(() => reports).toHaveLength(2);
	const url = `${testOrigin("configured")}/contact`;
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
	]);
	expect(JSON.stringify(reports)).not.toMatch(/someone|example/);
	for (const sent of headers) expect(Object.keys(sent)).not.toContain("referer");
	expect(await credentials()).toEqual(["omit", "omit"]);

	await fail("fault", "a long one ".repeat(100));
	await expect.poll(() => reports).toHaveLength(3);
	expect(reports[2]?.body.message).toHaveLength(600);

	for (let count = 0; count < 8; count += 1) await fail("fault", `again ${count}`);
	await expect.poll(() => reports).toHaveLength(5);
	await fail("fault", "the last");
	await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
	expect(reports).toHaveLength(5);

	// An address in the path, too.
	allowError(/status of 404/);
	await goto(page, "/someone%40example.com");
	await fail("fault", "on a page with an address");
	await expect.poll(() => reports).toHaveLength(6);
	expect(reports[5]?.url).not.toContain("someone");
});
