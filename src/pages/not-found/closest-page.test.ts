import { expect, test } from "vitest";
import { closestPage } from "#src/pages/not-found/closest-page.ts";

const pages = [
	{ title: "Home", href: "/" },
	{ title: "AI Agents", href: "/solutions/ai-agents" },
	{ title: "Logistic Solutions", href: "/industries/logistic" },
	{ title: "Careers", href: "/career/opportunities" },
	{ title: "Contact Us", href: "/contact" },
];

test.each([
	["/Contact", "/contact"],
	["/contact-us", "/contact"],
	["/industries/logistics", "/industries/logistic"],
	["/ai-agent", "/solutions/ai-agents"],
	["/careers/", "/career/opportunities"],
	["/oportunities", "/career/opportunities"],
])("%s may have meant %s", (asked, meant) => {
	expect(closestPage(asked, pages)?.href).toBe(meant);
});

test.each(["/wp-admin", "/", "/%E2%80%8B", "/industries/zeppelins", `/${"x".repeat(5000)}`])(
	"%s is close to no page",
	(asked) => {
		expect(closestPage(asked, pages)).toBeUndefined();
	},
);
