/** What came of asking for an outside address. */
export interface LinkState {
	address: string;
	state: "answers" | "broken" | "not checked";
	/** Why, where it does not simply answer. */
	why: string;
}

interface Options {
	fetch: typeof fetch;
	/** How long one address may take, in milliseconds. */
	timeout?: number;
	/** How many are asked at once. */
	atOnce?: number;
}

/** A refusal that names the address itself, and is no passing trouble of the network. */
const ownFaults = /^(ENOTFOUND|CERT_|ERR_TLS_CERT_|DEPTH_ZERO_SELF_SIGNED_CERT)/;

/** The code of a failed request (undici puts it into the cause), or its name for one timed out. */
function reason(error: unknown): string {
	const { cause, name } = error as { cause?: { code?: string }; name?: string };
	return cause?.code ?? name ?? "";
}

/**
 * Asks for each address. Only a page that is gone, or a host that does not exist, is broken: sites
 * that turn programs away, and those that take too long, are left for a person to look at. If
 * nothing answers at all there is no network, and the rest is not asked.
 */
export async function checkLinks(
	addresses: readonly string[],
	{ fetch, timeout = 15_000, atOnce = 8 }: Options,
): Promise<LinkState[]> {
	const states: LinkState[] = [];
	let network = false;

	async function check(address: string): Promise<LinkState> {
		try {
			const response = await fetch(address, {
				signal: AbortSignal.timeout(timeout),
				// Some hosts answer only what looks like a browser.
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
			return { address, state: ownFaults.test(why) ? "broken" : "not checked", why };
		}
	}

	for (let index = 0; index < addresses.length; index += atOnce) {
		if (index > 0 && !network) break;
		states.push(...(await Promise.all(addresses.slice(index, index + atOnce).map(check))));
	}
	if (network) return states;
	return addresses.map((address) => ({ address, state: "not checked", why: "no network" }));
}
