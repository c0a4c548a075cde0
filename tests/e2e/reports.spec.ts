import { expect, test, testOrigin } from "./fixtures";

const address = "https://reports.longcloud.test/site";

test.describe("with an address for reports", () => {
	test.use({ baseURL: testOrigin("configured") });

	test("errors of the site's own code are sent there, a few a page, with nothing of the visitor's", async ({
		page,
		goto,
		problems,
	}) => {
		problems.allow(/^(Error|TypeError): /);
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
		// A script of the site's own that fails, as its code does.
		await page.route("**/assets/fault.js", (route) =>
			route.fulfill({
				contentType: "text/javascript",
				body: `export const fault = (text) => setTimeout(() => { throw new Error(text) });
export const refusal = (text) => { Promise.reject(new TypeError(text)) };`,
			}),
		);
		await page.context().addCookies([{ name: "own", value: "1", url: testOrigin("configured") }]);
		await goto("/contact?email=someone@example.com#part");
		/** Has the script fail in one way. */
		const fail = (how: string, text: string) =>
			page.evaluate(
				async ([how = "", text = ""]) => {
					const address = "/assets/fault.js";
					(await import(address))[how](text);
				},
				[how, text],
			);

		await fail("fault", "No account of someone@example.com here");
		await fail("refusal", "refused");
		// Not the site's: without its address.
		await page.evaluate(() =>
			setTimeout(() => {
				const foreign = new Error("an extension's");
				foreign.stack = "Error: an extension's\n at chrome-extension://abc/script.js:1:1";
				dispatchEvent(
					new ErrorEvent("error", { error: foreign, filename: "chrome-extension://abc" }),
				);
			}),
		);
		await expect.poll(() => reports).toHaveLength(2);
		const url = `${testOrigin("configured")}/contact`;
		expect(reports).toEqual([
			{
				type: "error",
				url,
				body: {
					message: "No account of … here",
					stack: expect.stringContaining("/assets/fault.js"),
				},
			},
			{ type: "error", url, body: { message: "refused", stack: expect.any(String) } },
		]);
		for (const sent of headers) {
			expect(Object.keys(sent)).not.toContain("cookie");
			expect(Object.keys(sent)).not.toContain("referer");
		}

		for (let count = 0; count < 8; count += 1) await fail("fault", `again ${count}`);
		await expect.poll(() => reports).toHaveLength(5);
		await fail("fault", "the last");
		await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
		expect(reports).toHaveLength(5);
	});

	// It sends them by https alone, and so not from this machine.
	test("the browser puts what the policy stops down for the owner's address", async ({
		page,
		goto,
		problems,
	}) => {
		problems.allow(/Content Security Policy/);
		const client = await page.context().newCDPSession(page);
		const added = new Promise<{ report: object }>((resolve) => {
			client.once("Network.reportingApiReportAdded", resolve);
		});
		await client.send("Network.enable");
		await client.send("Network.enableReportingApi", { enable: true });
		const response = await goto("/contact");
		expect(response?.headers()["reporting-endpoints"]).toBe(`site="${address}"`);
		await page.evaluate(() => {
			document.body.append(
				Object.assign(document.createElement("img"), { src: "https://evil.example/pixel.png" }),
			);
		});
		expect((await added).report).toMatchObject({
			destination: "site",
			type: "csp-violation",
			body: {
				blockedURL: "https://evil.example/pixel.png",
				documentURL: `${testOrigin("configured")}/contact`,
			},
		});
	});
});
