/** The name of the sign-in page's one Trusted Types policy, which the browser asks about every string. */
export const loaderPolicy = "default";

/** The policy that Firebase Analytics creates for its own script's URL. */
export const gtagPolicy = "firebase-js-sdk-policy";

/** URL prefixes of the Google sign-in loader, and of the code that it loads. */
const loaderAddresses = ["https://apis.google.com/js/api.js?", "https://apis.google.com/_/scs/"];

/** Allows a URL of the provider's loader, and no other. Parsed, because ".." leads out of a folder. */
function createScriptURL(address: string): string | null {
	const { href } = new URL(address, location.href);
	return loaderAddresses.some((known) => href.startsWith(known)) ? href : null;
}

/** Lets the SDK load its scripts, whose URLs are strings. Call it once, before it loads anything. */
export function trustLoader(): void {
	type Factory = { createPolicy(name: string, rules: object): unknown };
	const { trustedTypes } = window as { trustedTypes?: Factory };
	try {
		trustedTypes?.createPolicy(loaderPolicy, { createScriptURL });
	} catch {
		// Another page's security policy forbids this. The popup then fails with an error message.
	}
}
