/** What is wrong with a link: it is broken, or has to be checked by a person. */
interface LinkFault {
	address: string;
	broken: boolean;
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
 * @returns the links with a fault, or null if every request failed: there is no network
 */
export async function checkLinks(
	addresses: readonly string[],
	request: typeof fetch,
	timeout = 15_000,
): Promise<LinkFault[] | null> {
	let network = false;

	async function check(address: string): Promise<LinkFault | undefined> {
		try {
			const { body, ok, status } = await request(address, {
				signal: AbortSignal.timeout(timeout),
				// Some hosts only answer clients that look like a browser.
				headers: { "user-agent": "Mozilla/5.0 (link check)", accept: "text/html,*/*" },
			});
			await body?.cancel();
			network = true;
			if (ok) return;
			return { address, broken: status === 404 || status === 410, why: `answers ${status}` };
		} catch (error) {
			const why = reason(error);
			return { address, broken: brokenLinkCodes.test(why), why };
		}
	}

	const found = await Promise.all(addresses.map(check));
	return network ? found.filter((fault) => fault !== undefined) : null;
}
