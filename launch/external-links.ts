/** The result of checking an external link. */
export interface LinkState {
	address: string;
	state: "answers" | "broken" | "not checked";
	/** The reason, unless the state is "answers". */
	why: string;
}

/** Error codes that mean the link itself is broken, rather than a temporary network problem. */
const brokenLinkCodes = /^(ENOTFOUND|CERT_|ERR_TLS_CERT_|DEPTH_ZERO_SELF_SIGNED_CERT)/;

/** The error code of a failed request (undici puts it in the cause), or the error's name. */
function reason(error: unknown): string {
	const { cause, name } = error as { cause?: { code?: string }; name?: string };
	return cause?.code ?? name ?? "";
}

/**
 * Requests each address. A link counts as broken only if its page is gone, its host doesn't exist or
 * its certificate is bad. Sites that refuse bots or time out are left for a person to check.
 * @param timeout of each request, in milliseconds
 * @returns null if every request failed: there is no network
 */
export async function checkLinks(
	addresses: readonly string[],
	request: typeof fetch,
	timeout = 15_000,
): Promise<LinkState[] | null> {
	let network = false;

	async function check(address: string): Promise<LinkState> {
		try {
			const response = await request(address, {
				signal: AbortSignal.timeout(timeout),
				// Some hosts only answer clients that look like a browser.
				headers: { "user-agent": "Mozilla/5.0 (link check)", accept: "text/html,*/*" },
			});
			await response.body?.cancel();
			network = true;
			if (response.ok) return { address, state: "answers", why: "" };
			const gone = response.status === 404 || response.status === 410;
			return {
				address,
				state: gone ? "broken" : "not checked",
				why: `answers ${response.status}`,
			};
		} catch (error) {
			const why = reason(error);
			return { address, state: brokenLinkCodes.test(why) ? "broken" : "not checked", why };
		}
	}

	const states = await Promise.all(addresses.map(check));
	return network ? states : null;
}
