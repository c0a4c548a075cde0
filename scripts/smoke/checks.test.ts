import { expect, test } from "vitest";
import { expiryFaults, holidayFaults, signInFaults } from "./checks.ts";

// What `npm run smoke` checks only of a site with https and a real project. tests/e2e/smoke.spec.ts has the rest.

test("a certificate must be valid for two weeks", () => {
	const end = "Nov 22 09:00:00 2026 GMT";
	expect(expiryFaults(end, new Date("2026-11-08T09:00:00Z"))).toEqual([]);
	expect(expiryFaults(end, new Date("2026-11-08T09:00:01Z"))).toEqual([
		`it expires in 13 days, on ${end}`,
	]);
});

test("the contact page must know the public holidays of the next year", () => {
	const html = '<p>9AM<span data-opening-status="true" data-last-holiday="2029-12-26"></span></p>';
	expect(holidayFaults(html, new Date("2028-12-31T00:00:00Z"))).toEqual([]);
	expect(holidayFaults(html, new Date("2029-01-01T00:00:01Z"))).toEqual([
		"the public holidays that it knows end on 2029-12-31: deploy again",
	]);
	expect(holidayFaults("<p>No hours here.</p>", new Date())).toEqual([]);
});

const site = new URL("https://www.shop.co.nz");
const policy =
	"connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com; frame-src https://shop.firebaseapp.com";

/** Google's answers to a site whose key, domain and sign-in window are set up as in the guide. */
const answers: Record<string, () => Response> = {
	"https://identitytoolkit.googleapis.com/v1/projects?key=key": () =>
		Response.json({ authorizedDomains: ["shop.firebaseapp.com", "www.shop.co.nz"] }),
	"https://securetoken.googleapis.com/v1/token?key=key": () => new Response("", { status: 400 }),
	"https://shop.firebaseapp.com/__/auth/iframe": () => new Response(""),
};

/** Checks a site for which Google answers some requests differently. */
async function faults(changed: typeof answers = {}, sent = policy) {
	const referrers: string[] = [];
	const found = await signInFaults(
		new Headers({ "content-security-policy": sent }),
		"key",
		site,
		async (url, init) => {
			referrers.push(new Headers(init.headers).get("referer") ?? "none");
			return ({ ...answers, ...changed }[url] ?? Response.error)();
		},
	);
	return { found, referrers };
}

test("a site that is set up as in the guide has no fault, and its key is tried from its own address", async () => {
	expect(await faults()).toEqual({ found: [], referrers: Array(3).fill(`${site}`) });
});

test("a key, a domain or a window that refuses the site is named", async () => {
	const [project = "", token = "", frame = ""] = Object.keys(answers);
	const refused = () => new Response("", { status: 403 });
	expect((await faults({ [project]: refused, [token]: refused, [frame]: refused })).found).toEqual([
		"Identity Toolkit answers 403: does the key's restriction allow it?",
		"the token service answers 403, not 400",
		"https://shop.firebaseapp.com/__/auth/iframe answers 403",
	]);
	const others = () => Response.json({ authorizedDomains: ["shop.firebaseapp.com"] });
	expect((await faults({ [project]: others })).found).toEqual([
		"www.shop.co.nz isn't an authorised domain, so Google sign-in fails",
	]);
	expect((await faults({}, "connect-src 'self'")).found).toEqual([
		"the sign-in page's policy blocks requests to Firebase",
	]);
});
