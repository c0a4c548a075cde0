import { allowError, expect, footerLink, goto, rewrite, title, turnDark } from "./fixtures";
import { test } from "./sign-in-page";

/** Properties of window. An element with such an id or name defines it unless it already exists. */
const globals = [
	...["localStorage", "sessionStorage", "document", "location", "history", "navigator", "self"],
	...["top", "theme", "config", "firebase", "gapi", "process", "module", "exports", "main"],
	...["email", "mode", "hacked", "__reactContainer", "trustedTypes"],
	...["FIREBASE_APPCHECK_DEBUG_TOKEN", "__FIREBASE_DEFAULTS__"],
];

test("injected elements named like globals: theme, storage and sign-in work", async ({
	page,
	card,
}) => {
	allowError(/net::ERR_FAILED/);
	const markup = globals
		.map(
			(name) =>
				`<a id="${name}" href="https://evil.example/${name}"></a>` +
				`<form name="${name}"><input name="classList"><input name="content"></form>`,
		)
		.join("");
	await rewrite(
		page,
		(url) => url.pathname === "/get-started",
		(html) => html.replace("<head>", `<head>${markup}`),
	);
	await goto(page, "/get-started");
	expect(await page.evaluate(() => document.getElementById("theme")?.tagName)).toBe("A");
	await turnDark(page);
	expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
	// With only the head script, because the rest of the code would also set the theme.
	await page.route("**/assets/client-*.js", (route) => route.abort());
	await page.goto("/get-started", { waitUntil: "domcontentloaded" });
	await expect(page.locator("html")).toHaveClass(/dark/);
	await page.unroute("**/assets/client-*.js");
	await goto(page, "/get-started");
	// Find it by name, because its label points to the injected element with the same id.
	const email = page.locator("main input[name=email]");
	await email.fill("typed@example.com");
	await card.button("Sign up").click();
	await expect(title(page)).toHaveText("Create Account");
	await expect(email).toHaveValue("typed@example.com");
	await footerLink(page, "/terms").click();
	await expect(page).toHaveURL("/terms");
});
