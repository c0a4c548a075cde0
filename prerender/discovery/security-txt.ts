import { company } from "#src/content/company.ts";
import { siteAddress } from "#src/content/site-address.ts";

/** RFC 9116 recommends an expiry date less than a year ahead, so that an abandoned file expires. */
const validDays = 364;

/** The path set by RFC 9116, section 3. */
export const securityFile = "/.well-known/security.txt";

/** The path of the policy for reports of vulnerabilities, which security.txt links to. */
export const disclosurePolicyFile = "/security-policy.txt";

/** Says the same as SECURITY.md. */
export const disclosurePolicyText = `Reporting a security fault in this site

Write to ${company.email}. Say what you did, what happened and in which browser. Please don't
test against other people's accounts, don't load test, and give us time to fix the fault before
you tell others.

We answer within five working days, tell you what we found and when it's fixed, and take no legal
action against anyone who keeps to this.
`;

/** The content of security.txt: where to report a vulnerability, and an expiry date (RFC 9116). */
export function securityText(today: Date): string {
	const expires = new Date(today);
	expires.setUTCDate(expires.getUTCDate() + validDays);
	return [
		`Contact: mailto:${company.email}`,
		`Expires: ${expires.toISOString()}`,
		`Policy: ${siteAddress}${disclosurePolicyFile}`,
		"Preferred-Languages: en, mi",
		`Canonical: ${siteAddress}${securityFile}`,
		"",
	].join("\n");
}
