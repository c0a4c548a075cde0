import { expect, test } from "vitest";
import { closestPage } from "#src/pages/not-found/closest-page.ts";

test.each([
	["/Contact", "/contact"],
	["/contact-us", "/contact"],
	["/solutions", "/services"],
	["/service", "/services"],
	["/industries/logistics", "/industries/logistic"],
	["/industries/health-care", "/industries/healthcare"],
	["/solutions/cloud", "/solutions/cloud-page"],
	["/solutions/generative-ai", "/solutions/gen-ai"],
	["/ai-agents", "/solutions/ai-agents"],
	["/company/leadership/", "/company/leadership"],
	["/our-leadership", "/company/leadership"],
	["/careers", "/career/opportunities"],
	["/about", "/company/leadership"],
	["/privacy-policy", "/privacy"],
	["/login", "/get-started"],
	["/solutions/zeppelins", "/services"],
	["/home", "/"],
	["/internships", "/career/opportunities"],
	["/register", "/get-started"],
])("%s may have meant %s", (asked, meant) => {
	expect(closestPage(asked)?.href).toBe(meant);
});

test.each([
	"/wp-admin",
	"/no-such-page",
	"/",
	"/%E2%80%8B",
	`/${"x".repeat(5000)}`,
	// A folder that exists says nothing about the page in it.
	"/industries/zeppelins",
])("%s is close to no page", (asked) => {
	expect(closestPage(asked)).toBeNull();
});
