/**
 * The one Trusted Types policy of the sign-in page: the browser asks the policy of this name for
 * every text that is to become code.
 */
export const loaderPolicy = "default";

/** The policy that Firebase's Analytics makes for the address of its own script. */
export const gtagPolicy = "firebase-js-sdk-policy";

/** Where the Google sign-in's loader is, and the code that it fetches. */
const loaderAddresses = ["https://apis.google.com/js/api.js?", "https://apis.google.com/_/scs/"];

/** As much of the Trusted Types API as is used here: TypeScript does not know it yet. */
interface TrustedTypes {
	createPolicy(
		name: string,
		rules: { createScriptURL: (address: string) => string | null },
	): unknown;
}

/**
 * Lets the addresses of the provider's loader, which the SDK sets as text, become scripts, and no
 * other text become code. To be called once a document, before the SDK loads anything.
 */
export function trustLoader(): void {
	const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
	try {
		trustedTypes?.createPolicy(loaderPolicy, {
			createScriptURL: (address) =>
				loaderAddresses.some((known) => address.startsWith(known)) ? address : null,
		});
	} catch {
		// Under the policy of another page the loader stays forbidden: the popup fails, and says so.
	}
}
