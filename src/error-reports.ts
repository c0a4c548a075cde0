/** The most errors that one document reports, so that an error in a loop doesn't flood the owner. */
const mostReports = 5;

/** The maximum length of a message or stack, in characters. */
const longest = 600;

/** Removes queries, fragments and email addresses, but not "fn@https://…", a line of Firefox's stacks. */
function withoutPersonalData(text: string): string {
	return text
		.replace(/[?#][^\s):]*/g, "")
		.replace(/[^\s@]+@[^\s@:/]+\.[^\s@:/]+/g, "…")
		.slice(0, longest);
}

/**
 * Reports uncaught errors, and what the security policy stopped, to the owner's address, in the format of the Reporting API: the page's
 * path, the message and the stack, without personal data.
 */
export function reportErrors(address: string): void {
	let left = mostReports;
	function send(type: string, body: object): void {
		if (left-- <= 0) return;
		const path = withoutPersonalData(location.pathname.replaceAll("%40", "@"));
		fetch(address, {
			method: "POST",
			// Sends no preflight request and no credentials.
			mode: "no-cors",
			credentials: "omit",
			referrerPolicy: "no-referrer",
			keepalive: true,
			body: JSON.stringify([{ type, url: location.origin + path, body }]),
		}).catch(() => {});
	}
	function report(error: unknown, file = ""): void {
		// Don't create an Error here: its stack would name this file and pass the check for our origin.
		const { message, stack = "" }: Pick<Error, "message" | "stack"> =
			error instanceof Error ? error : { message: String(error) };
		// Skip errors of browser extensions and of other sites' scripts.
		if (!(file + stack).includes(location.origin)) return;
		send("error", { message: withoutPersonalData(message), stack: withoutPersonalData(stack) });
	}
	addEventListener("error", ({ error, message, filename }) => report(error ?? message, filename));
	addEventListener("unhandledrejection", ({ reason }) => report(reason));
	addEventListener(
		"securitypolicyviolation",
		({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
			send("csp-violation", {
				effectiveDirective,
				blockedURL: withoutPersonalData(blockedURI),
				sourceFile: withoutPersonalData(sourceFile),
				lineNumber,
			}),
	);
}
