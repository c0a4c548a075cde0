import { expect, test } from "vitest";
import { checkLinks } from "./external-links";

/** A mock of `fetch` with made-up hosts, each with a status or an error code. Other hosts don't exist. */
const network =
	(hosts: Record<string, number | string>): typeof fetch =>
	async (address, options) => {
		const answer = hosts[new URL(String(address)).hostname] ?? "ENOTFOUND";
		if (answer === "never")
			return new Promise((_, reject) => {
				options?.signal?.addEventListener("abort", () => reject(options.signal?.reason));
			});
		if (typeof answer === "number") return new Response(null, { status: answer });
		throw Object.assign(new TypeError("fetch failed"), { cause: { code: answer } });
	};

async function check(hosts: Record<string, number | string>) {
	const addresses = Object.keys(hosts).map((host) => `https://${host}/`);
	const faults = await checkLinks(addresses, network(hosts), 50);
	return faults?.map(({ broken, why }) => `${broken ? "broken" : "not checked"} ${why}`);
}

test.each([
	[200, undefined],
	[404, "broken answers 404"],
	[410, "broken answers 410"],
	[403, "not checked answers 403"],
	[503, "not checked answers 503"],
	["UND_ERR_CONNECT_TIMEOUT", "not checked UND_ERR_CONNECT_TIMEOUT"],
	["never", "not checked TimeoutError"],
	["ENOTFOUND", "broken ENOTFOUND"],
	["CERT_HAS_EXPIRED", "broken CERT_HAS_EXPIRED"],
])("a link whose host answers %s is: %s", async (answer, state) => {
	expect((await check({ fine: 200, other: answer }))?.[0]).toBe(state);
});

test("without a network, no link is broken", async () => {
	expect(await check({ a: "ENOTFOUND", b: "ENOTFOUND" })).toBeUndefined();
});
