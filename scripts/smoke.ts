// Checks from outside that a published site is up, complete and secure. It needs no packages, so Node 24 runs it
// alone: node scripts/smoke.ts ADDRESS. Prints a line for each check and exits with 1 if one fails.
//   npm run smoke -- https://www.yourcompany.co.nz
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { connect } from "node:tls";

const address = process.argv[2] ?? "";
if (!URL.canParse(address)) {
	console.error("\n✗ npm run smoke -- https://www.yourcompany.co.nz\n");
	process.exit(1);
}
const site = new URL(address);
const day = 86_400_000;

const get = (path: string) =>
	fetch(new URL(path, site), { redirect: "manual", signal: AbortSignal.timeout(20_000) });

/** Runs a check, which returns what is wrong, and prints its name and that. */
async function check(name: string, run: () => Promise<string[]>): Promise<void> {
	const faults = await run().catch((error) => [`no answer: ${error.cause?.code ?? error}`]);
	console.log(`${faults.length === 0 ? "✓" : "✗"} ${name}`);
	for (const fault of faults) console.log(`    ${fault}`);
	if (faults.length > 0) process.exitCode = 1;
}

interface HeaderRule {
	source: string;
	headers: { key: string; value: string }[];
}
const configuration = readFileSync(join(import.meta.dirname, "../firebase.json"), "utf8");
const rules: HeaderRule[] = JSON.parse(configuration).hosting.headers;
const everywhere = rules.find(({ source }) => source === "**")?.headers ?? [];

const paths = new Set(["/", "/get-started"]);
await check("the sitemap lists the pages", async () => {
	const [, ...entries] = (await (await get("/sitemap.xml")).text()).split("<loc>");
	for (const entry of entries) paths.add(new URL(entry.split("</loc>")[0] ?? "").pathname);
	return entries.length > 1 ? [] : ["it lists none"];
});

for (const path of paths) {
	await check(path, async () => {
		const answer = await get(path);
		if (answer.status !== 200) return [`it answers ${answer.status}`];
		const wrong = everywhere
			.filter(({ key, value }) => answer.headers.get(key) !== value)
			.map(({ key }) => `${key} is ${answer.headers.get(key) ?? "missing"}`);
		const policy = 'http-equiv="Content-Security-Policy"';
		return (await answer.text()).includes(policy) ? wrong : [...wrong, "it has no policy"];
	});
}

await check("an unknown address is not found", async () => {
	const { status } = await get(`/no-such-page-${Date.now()}`);
	return status === 404 ? [] : [`it answers ${status}, not 404`];
});

await check("security.txt is valid for a month and more", async () => {
	const text = await (await get("/.well-known/security.txt")).text();
	const left = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "") - Date.now();
	return left > 30 * day ? [] : ["it expires soon, or has no date: deploy again"];
});

if (site.protocol === "https:") {
	await check("the certificate is valid for two weeks and more", async () => {
		const { hostname: host, port } = site;
		const socket = connect({ host, port: Number(port || 443), servername: host });
		socket.setTimeout(20_000, () => socket.destroy(new Error("timed out")));
		await once(socket, "secureConnect");
		const left = (Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / day;
		socket.destroy();
		return left >= 14 ? [] : [`it expires in ${Math.floor(left)} days`];
	});
}
