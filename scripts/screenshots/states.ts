// States that a visitor or the network brings about.
import { demoAccount } from "../shared/emulators.ts";

export interface State {
	name: string;
	path: string;
	/** Fields to fill in first, by their ids. */
	fill?: Record<string, string>;
	/** Selectors of what is clicked, one after the other. */
	click: string[];
	/** A selector of what is visible then. */
	shows: string;
	/** A selector of the element to picture, if not the window. */
	part?: string;
	/** Whether it exists only with the header's menus, or only without them. */
	header?: "wide" | "narrow";
	/** What happens to the request for the page that a link leads to. */
	nextPage?: "held" | "lost";
	/** Whether it needs a build for a Firebase project with Google Analytics. */
	project?: boolean;
}

const button = (name: string) => `main >> role=button[name="${name}"]`;
const alert = "main [role=alert]";
const { email, password } = demoAccount;
const home = { path: "/", part: ".worked-example" };
const signIn = { path: "/get-started" };
const signUp = { path: "/get-started?mode=sign-up", click: [button("Sign Up")] };
const toTerms = { path: "/", click: ["footer a[href='/terms']"] };

export const states: State[] = [
	...["services", "industries", "company", "careers"].map((menu) => ({
		name: `menu-${menu}`,
		path: "/",
		click: [`[popovertarget=menu-${menu}]`],
		shows: `#menu-${menu}`,
		header: "wide" as const,
	})),
	{
		name: "mobile-menu",
		path: "/",
		click: ["[popovertarget=mobile-menu]", "#mobile-menu summary"],
		shows: "#mobile-menu",
		header: "narrow",
	},
	{ ...home, name: "example-approved", click: [button("Approve")], shows: "text=Approved by you" },
	{ ...home, name: "example-changing", click: [button("Change")], shows: "main textarea" },
	{
		...home,
		name: "example-changed",
		click: [button("Change"), button("Send my version")],
		shows: "text=Changed by you",
	},
	{ ...home, name: "example-refused", click: [button("Refuse")], shows: "text=Refused by you" },
	{
		...home,
		name: "example-next",
		click: [button("Approve"), button("Next request")],
		shows: button("Approve"),
	},
	{ ...signIn, name: "sign-in-email-missing", click: [button("Forgot password?")], shows: alert },
	{
		...signIn,
		name: "sign-in-refused",
		fill: { email, "current-password": "not-this-one" },
		click: [button("Sign In")],
		shows: alert,
	},
	{
		...signIn,
		name: "sign-in-reset-sent",
		fill: { email },
		click: [button("Forgot password?")],
		shows: "text=Password reset email sent",
	},
	{
		...signIn,
		name: "sign-in-signed-in",
		fill: { email, "current-password": password },
		click: [button("Sign In")],
		shows: button("Sign out"),
	},
	{
		...signUp,
		name: "sign-in-mismatch",
		fill: { email, "new-password": password, "confirm-password": `${password}!` },
		shows: alert,
	},
	{
		...signUp,
		name: "sign-in-created",
		fill: { email, "new-password": password, "confirm-password": password },
		shows: "text=Account created successfully!",
	},
	{
		...signIn,
		name: "consent",
		click: [button("No, don’t")],
		shows: "text=Not counted",
		project: true,
	},
	{
		name: "question-open",
		path: "/solutions/ai-agents",
		click: ["main summary"],
		shows: "main details[open]",
		part: "main :has(> details)",
	},
	{
		name: "nhi-checked",
		path: "/solutions/data-analytics",
		fill: { "test-nhi": "ZAC5361" },
		click: [button("Check it")],
		shows: "text=passes in the old format",
		part: "main form",
	},
	{ ...toTerms, name: "loading", nextPage: "held", shows: "[role=progressbar]" },
	{ ...toTerms, name: "page-failed", nextPage: "lost", shows: "text=This page didn’t load" },
];
