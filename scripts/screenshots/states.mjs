// States that a visitor or the network brings about: how, what that shows, and the widths at which it
// exists. `part` is the element to picture, if not the window.
import { demoAccount } from "../shared/emulators.ts";

/**
 * @typedef {import("@playwright/test").Page} Page
 * @typedef {object} State
 * @property {string} name
 * @property {string} path
 * @property {(page: Page) => Promise<void>} act
 * @property {string} shows a selector of what is visible then
 * @property {string} [part]
 * @property {(width: number) => boolean} [at]
 * @property {(route: import("@playwright/test").Route) => unknown} [nextPage] answers the request for
 *   the page that a link leads to
 */

/** Whether the header has room for its menus at this width. */
const desktop = (/** @type {number} */ width) => width >= 1024;
const button = (/** @type {string} */ name) => `main >> role=button[name="${name}"]`;

/** Clicks one element after the other. @param {string[]} selectors */
function press(...selectors) {
	return async (/** @type {Page} */ page) => {
		for (const selector of selectors) await page.locator(selector).first().click();
	};
}

/** Fills in fields by their ids, then clicks. @param {Record<string, string>} values @param {string} selector */
function send(values, selector) {
	return async (/** @type {Page} */ page) => {
		for (const [id, value] of Object.entries(values)) await page.locator(`#${id}`).fill(value);
		await page.locator(selector).first().click();
	};
}

const menus = ["services", "industries", "company", "careers"].map((menu) => ({
	name: `menu-${menu}`,
	path: "/",
	act: press(`[popovertarget=menu-${menu}]`),
	shows: `#menu-${menu}`,
	at: desktop,
}));

const example = Object.entries({
	approved: { act: press(button("Approve")), shows: "text=Approved by you" },
	changing: { act: press(button("Change")), shows: ".worked-example textarea" },
	changed: {
		act: press(button("Change"), button("Send my version")),
		shows: "text=Changed by you",
	},
	refused: { act: press(button("Refuse")), shows: "text=Refused by you" },
	next: { act: press(button("Approve"), button("Next request")), shows: button("Approve") },
}).map(([state, rest]) => ({
	name: `example-${state}`,
	path: "/",
	part: ".worked-example",
	...rest,
}));

const { email, password } = demoAccount;
const signUp = "/get-started?mode=sign-up";
const signIn = Object.entries({
	"email-missing": { act: press(button("Forgot password?")), shows: "main [role=alert]" },
	refused: {
		act: send({ email, "current-password": "not-this-one" }, button("Sign In")),
		shows: "main [role=alert]",
	},
	"reset-sent": {
		act: send({ email }, button("Forgot password?")),
		shows: "text=Password reset email sent",
	},
	"signed-in": {
		act: send({ email, "current-password": password }, button("Sign In")),
		shows: button("Sign out"),
	},
	mismatch: {
		path: signUp,
		act: send(
			{ email, "new-password": password, "confirm-password": `${password}!` },
			button("Sign Up"),
		),
		shows: "main [role=alert]",
	},
	created: {
		path: signUp,
		act: send({ email, "new-password": password, "confirm-password": password }, button("Sign Up")),
		shows: "text=Account created successfully!",
	},
}).map(([state, rest]) => ({ name: `sign-in-${state}`, path: "/get-started", ...rest }));

const toTerms = press("footer a[href='/terms']");

/** @type {State[]} */
export const states = [
	...menus,
	{
		name: "mobile-menu",
		path: "/",
		act: press("[command=show-modal]", "#mobile-menu summary"),
		shows: "#mobile-menu",
		at: (width) => !desktop(width),
	},
	...example,
	...signIn,
	{
		name: "question-open",
		path: "/solutions/ai-agents",
		act: press("main summary"),
		shows: "main details[open]",
		part: "main :has(> details)",
	},
	{
		name: "nhi-checked",
		path: "/solutions/data-analytics",
		act: send({ "test-nhi": "ZAC5361" }, button("Check it")),
		shows: "text=passes in the old format",
		part: "main form",
	},
	{ name: "loading", path: "/", nextPage: () => {}, act: toTerms, shows: "[role=progressbar]" },
	{
		name: "page-failed",
		path: "/",
		nextPage: (route) => route.abort(),
		act: toTerms,
		shows: "text=This page didn’t load",
	},
];

/** In a build for a Firebase project that has Google Analytics. @type {State[]} */
export const consentStates = [
	{
		name: "consent",
		path: "/get-started",
		act: press(button("No, don’t")),
		shows: "text=Not counted",
	},
];
