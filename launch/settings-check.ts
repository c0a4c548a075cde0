import { readAuthConfig } from "#src/auth/config.ts";
import { company } from "#src/content/company.ts";
import { accepted } from "./accepted-behaviour.ts";
import { type Finding, information, open } from "./finding.ts";

/** What the settings of `.env`, which a build has accepted, mean for visitors. */
export function settingFindings(
	env: Record<string, string>,
	acceptedBehaviour = accepted,
): Finding[] {
	const file = ".env";
	const config = readAuthConfig(env);
	const reports = env.VITE_REPORTS_ADDRESS;
	const address = env.VITE_SITE_ADDRESS || company.siteAddress;
	return [
		...(address === company.siteAddress
			? []
			: [
					open(
						`The site is built for ${address}, not for ${company.siteAddress}.`,
						"Remove VITE_SITE_ADDRESS.",
						file,
					),
				]),
		config.emulator
			? open(
					"No Firebase project is set: sign-in would use the auth emulator on this machine.",
					"Fill in the four VITE_FIREBASE_ settings; .env.example says where to find them.",
					file,
				)
			: information(`Sign-in runs on the Firebase project ${config.firebase.projectId}.`),
		...signUpFindings(env.VITE_SIGN_UP, acceptedBehaviour.signUpWithoutAccounts),
		env.VITE_PLAIN_ERRORS === "on"
			? information("Three of the provider's errors are put in plain words.")
			: information(
					"A wrong password, no network and too many tries are told in the provider's own sentences.",
					"VITE_PLAIN_ERRORS=on puts them in plain words.",
					file,
				),
		information(
			config.firebase.measurementId
				? "The sign-in page asks each visitor whether Google Analytics may count the visit."
				: "There are no analytics.",
		),
		reports
			? information(`Visitors' browsers send reports to ${reports}.`)
			: information(
					"Nobody hears of errors in visitors' browsers.",
					"VITE_REPORTS_ADDRESS names an address that does.",
					file,
				),
	];
}

function signUpFindings(signUp: string | undefined, isAccepted: boolean): Finding[] {
	if (signUp === "provider") return [information("Sign-up creates real accounts.")];
	const what =
		"Sign-up tells visitors that their account was created, and creates none (VITE_SIGN_UP=check).";
	if (isAccepted) return [information(what)];
	return [
		open(
			what,
			"Set VITE_SIGN_UP=provider in .env, or accept it here in writing.",
			"launch/accepted-behaviour.ts",
		),
	];
}
