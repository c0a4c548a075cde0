import { afterEach, expect, test, vi } from "vitest";
import { loaderPolicy, trustLoader } from "./trusted-types";

afterEach(() => vi.unstubAllGlobals());

test("the sign-in page's policy lets only the provider's loader become a script, and no text", () => {
	const createPolicy = vi.fn();
	vi.stubGlobal("window", { trustedTypes: { createPolicy } });
	vi.stubGlobal("location", new URL("https://www.longcloud.test/get-started"));
	trustLoader();
	expect(createPolicy).toHaveBeenCalledOnce();
	const [name, rules] = createPolicy.mock.calls[0] ?? [];
	expect(name).toBe(loaderPolicy);
	expect(Object.keys(rules)).toEqual(["createScriptURL"]);

	for (const address of [
		"https://apis.google.com/js/api.js?onload=__iframefcb123",
		"https://apis.google.com/_/scs/abc-static/_/js/k=gapi.lb.en.js/m=gapi_iframes",
	]) {
		expect(rules.createScriptURL(address), address).toBe(address);
	}
	for (const address of [
		"https://apis.google.com/other.js",
		"https://apis.google.com/js/api.json?callback=alert",
		"https://apis.google.com/_/scs/../../other.js",
		"https://apis.google.com/_/scs/%2e%2e/%2e%2e/other.js",
		"https://apis.google.com.evil.example/js/api.js?",
		"https://apis.google.com@evil.example/js/api.js?",
		"http://apis.google.com/js/api.js?",
		"//evil.example/js/api.js?",
		"/assets/other.js",
		"data:text/javascript,1",
		"javascript:alert(1)",
		"",
	]) {
		expect(rules.createScriptURL(address), address).toBeNull();
	}
});

test("without Trusted Types, or where the page's header forbids the policy, nothing happens", () => {
	vi.stubGlobal("window", {});
	expect(trustLoader).not.toThrow();
	const createPolicy = vi.fn(() => {
		throw new TypeError("The policy is disallowed.");
	});
	vi.stubGlobal("window", { trustedTypes: { createPolicy } });
	expect(trustLoader).not.toThrow();
	expect(createPolicy).toHaveBeenCalledOnce();
});
