import { expect, test, vi } from "vitest";
import { trustLoader } from "#src/auth/trusted-types.ts";

test("the policy lets only the provider's loader become a script", () => {
	const createPolicy = vi.fn();
	vi.stubGlobal("window", { trustedTypes: { createPolicy } });
	vi.stubGlobal("location", new URL("https://www.longcloud.test/get-started"));
	trustLoader();
	const [, rules] = createPolicy.mock.calls[0] ?? [];
	expect(Object.keys(rules)).toEqual(["createScriptURL"]);
	const loader = "https://apis.google.com/js/api.js?onload=__iframefcb123";
	expect(rules.createScriptURL(loader)).toBe(loader);
	for (const address of [
		"https://apis.google.com/other.js",
		"https://apis.google.com/_/scs/../../other.js",
		"https://apis.google.com.evil.example/js/api.js?",
		"https://apis.google.com@evil.example/js/api.js?",
		"/assets/other.js",
		"javascript:alert(1)",
	]) {
		expect(rules.createScriptURL(address), address).toBeNull();
	}
});
