/** The most that one document reports: a fault in a loop must not flood who reads. */
const mostReports = 5;

/** How much is kept of an error's own text, in characters. */
const longest = 600;

/**
 * Reports errors that nothing has caught to the owner's address, in the form of the browser's own
 * reports (Reporting API): the page's path, what went wrong and where in the site's code. No query,
 * no fragment, nothing that was typed.
 */
export function reportErrors(address: string): void {
	let left = mostReports;
	function report(error: unknown, file = ""): void {
		const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
		// That of an extension, or of another site's script, is not for the owner to mend.
		if (!(file + stack).includes(location.origin) || left-- <= 0) return;
		const body = {
			message: message.replace(/\S+@\S+/g, "…").slice(0, longest),
			stack: stack.replace(/[?#][^\s):]*/g, "").slice(0, longest),
		};
		fetch(address, {
			method: "POST",
			// Without a question to the receiver first, and with nothing of the visitor's.
			mode: "no-cors",
			credentials: "omit",
			referrerPolicy: "no-referrer",
			keepalive: true,
			body: JSON.stringify([{ type: "error", url: location.origin + location.pathname, body }]),
		}).catch(() => {});
	}
	addEventListener("error", ({ error, message, filename }) => report(error ?? message, filename));
	addEventListener("unhandledrejection", ({ reason }) => report(reason));
}
