/**
 * The name of the sign-in page's one Trusted Types policy. The browser calls the policy with this name
 * for every string that is assigned to a sink.
 */
export const loaderPolicy = "default";

/** The policy that Firebase Analytics creates for its own script's URL. */
export const gtagPolicy = "firebase-js-sdk-policy";

/** URL prefixes of the Google sign-in loader, and of the code that it loads. */
const loaderAddresses = ["https://apis.google.com/js/api.js?", "https://apis.google.com/_/scs/"];

/** The part of the Trusted Types API used here, which TypeScript doesn't include yet. */
interface TrustedTypes {
	createPolicy(
		name: string,
		rules: { createScriptURL: (address: string) => string | null },
	): unknown;
}

/**
 * Allows the URLs of the provider's loader, which the SDK assigns as strings, and no others. Call it once
 * per document, before the SDK loads anything.
 */
export function trustLoader(): void {
	const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
	try {
		trustedTypes?.createPolicy(loaderPolicy, {
			createScriptURL(address) {
				// Parsed, because ".." in a path leads out of the folder that it begins with.
				const { href } = new URL(address, location.href);
				return loaderAddresses.some((known) => href.startsWith(known)) ? href : null;
			},
		});
	} catch {
		// Another page's security policy forbids this. The popup then fails with an error message.
	}
}
