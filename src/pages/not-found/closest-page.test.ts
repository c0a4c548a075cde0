import { expect, test } from "vitest";
import { closestPage } from "#src/pages/not-found/closest-page.ts";

test.each([
	["/Contact", "/contact"],
	["/contact-us", "/contact"],
	["/solutions", "/services"],
	["/industries/logistics", "/industries/logistic"],
	["/industries/health-care", "/industries/healthcare"],
	["/solutions/cloud", "/solutions/cloud-page"],
	["/ai-agents", "/solutions/ai-agents"],
	["/company/leadership/", "/company/leadership"],
	["/about", "/company/leadership"],
	["/privacy-policy", "/privacy"],
	["/login", "/get-started"],
	["/solutions/zeppelins", "/services"],
])("%s may have meant %s", (asked, meant) => {
	expect(closestPage(asked)?.href).toBe(meant);
});

test.each([
	...["/wp-admin", "/no-such-page", "/", "/%E2%80%8B", `/${"x".repeat(5000)}`],
	// A folder that exists says nothing about the page in it.
	"/industries/zeppelins",
])("%s is close to no page", (asked) => {
	expect(closestPage(asked)).toBeNull();
});
