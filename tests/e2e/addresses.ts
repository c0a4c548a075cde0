/** Where the emulators serve each build under test, as the test run says. */
const addresses: Record<string, string> = JSON.parse(process.env.SITE_ADDRESSES ?? "{}");

/** The address of a build: "standard", "provider" or "configured". */
export function siteAddress(build: string): string {
	return addresses[build] ?? "http://127.0.0.1:3000";
}

/** The auth emulator. */
export const authOrigin = process.env.AUTH_ORIGIN ?? "http://127.0.0.1:9099";
