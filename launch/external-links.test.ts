import { expect, test } from "vitest";
import { checkLinks } from "./external-links";

/** A mock of `fetch` with made-up hosts, each with a status or an error code. */
const network =
	(hosts: Record<string, number | string>) =>
	async (address: unknown): Promise<Response> => {
		const answer = hosts[new URL(String(address)).hostname] ?? "ENOTFOUND";
		if (typeof answer === "number") return new Response(null, { status: answer });
		throw Object.assign(new TypeError("fetch failed"), { cause: { code: answer } });
	};

async function states(hosts: Record<string, number | string>) {
	const addresses = Object.keys(hosts).map((host) => `https://${host}/`);
	const found = await checkLinks(addresses, { fetch: network(hosts), atOnce: 2 });
	return Object.fromEntries(
		found.map(({ address, state, why }) => [new URL(address).hostname, `${state} ${why}`.trim()]),
	);
}

test("reports missing pages, unknown hosts and bad certificates as broken, but not refusals to bots", async () => {
	expect(
		await states({
			fine: 200,
			gone: 404,
			retired: 410,
			refused: 403,
			busy: 429,
			down: 503,
			slow: "UND_ERR_CONNECT_TIMEOUT",
			unknown: "ENOTFOUND",
			expired: "CERT_HAS_EXPIRED",
		}),
	).toEqual({
		fine: "answers",
		gone: "broken answers 404",
		retired: "broken answers 410",
		refused: "not checked answers 403",
		busy: "not checked answers 429",
		down: "not checked answers 503",
		slow: "not checked UND_ERR_CONNECT_TIMEOUT",
		unknown: "broken ENOTFOUND",
		expired: "broken CERT_HAS_EXPIRED",
	});
});

test("without a network, reports nothing as broken and stops after the first batch", async () => {
	let asked = 0;
	const found = await checkLinks(
		["a", "b", "c", "d", "e"].map((host) => `https://${host}/`),
		{
			atOnce: 2,
			fetch: (address) => {
				asked += 1;
				return network({})(address);
			},
		},
	);
	expect(asked).toBe(2);
	expect(found.map(({ state, why }) => `${state}: ${why}`)).toEqual(
		Array(5).fill("not checked: no network"),
	);
});

test("gives up on an address that never answers", async () => {
	const [found] = await checkLinks(["https://silent/", "https://fine/"], {
		timeout: 10,
		fetch: (address, options) =>
			String(address).includes("fine")
				? network({ fine: 200 })(address)
				: new Promise((_, reject) => {
						options?.signal?.addEventListener("abort", () => reject(options.signal?.reason));
					}),
	});
	expect(found).toEqual({
		address: "https://silent/",
		state: "not checked",
		why: "TimeoutError",
	});
});
