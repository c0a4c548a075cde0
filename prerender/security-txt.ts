import { company } from "~/content/company";
import { siteAddress } from "~/content/site-address";

/** RFC 9116 recommends an expiry date less than a year ahead, so that an abandoned file expires. */
const validDays = 364;

/** The path set by RFC 9116, section 3. */
export const securityFile = "/.well-known/security.txt";

/** Whom to tell of a weakness in the site, until when that holds (RFC 9116). */
export function securityText(today: Date): string {
	const expires = new Date(today);
	expires.setUTCDate(expires.getUTCDate() + validDays);
	return [
		`Contact: mailto:${company.email}`,
		`Expires: ${expires.toISOString()}`,
		"Preferred-Languages: en, mi",
		`Canonical: ${siteAddress}${securityFile}`,
		"",
	].join("\n");
}
