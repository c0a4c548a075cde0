import { spawn } from "node:child_process";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { testOrigin } from "./fixtures";

// `npm run smoke` on the site, and on copies of it that each have a fault.

/** A response of the site. A fault changes it before it is passed on. */
interface Answer {
	status: number;
	headers: Record<string, string>;
	body: string;
}

/** Serves the site with a fault, and runs the command on it. Returns its output and exit status. */
async function smoke(fault?: (path: string, answer: Answer) => void, options: string[] = []) {
	async function pass({ url: path = "/" }: IncomingMessage, response: ServerResponse) {
		const original = await fetch(testOrigin("standard") + path, { redirect: "manual" });
		const headers = Object.fromEntries(original.headers);
		for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection"]) {
			delete headers[name];
		}
		const answer = { status: original.status, headers, body: await original.text() };
		fault?.(path, answer);
		response.writeHead(answer.status, answer.headers).end(answer.body);
	}
	const server = createServer((request, response) => void pass(request, response));
	await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
	const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const child = spawn(process.execPath, ["scripts/smoke.mjs", address, ...options]);
	let output = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.on("data", (text) => {
			output += text;
		});
	}
	const status = await new Promise((resolve) => child.once("close", resolve));
	server.close();
	server.closeAllConnections();
	return { output, status, address };
}

test("the site itself passes, its sign-in included", async () => {
	const { output, status, address } = await smoke(undefined, ["--built", "dist/test/standard"]);
	expect(output).not.toContain("✗");
	expect(output.match(/^✓ \//gm)?.length).toBeGreaterThanOrEqual(20);
	expect(output).toContain("✓ sign-in works with this address and key");
	expect(output).toContain(`No faults at ${address}.`);
	expect(status).toBe(0);
});

const faults: [what: string, fault: (path: string, answer: Answer) => void, says: string][] = [
	[
		"a page that fails",
		(path, answer) => {
			if (path === "/contact") answer.status = 500;
		},
		"✗ /contact\n    the response is 500",
	],
	[
		"no sitemap",
		(path, answer) => {
			if (path === "/sitemap.xml") answer.body = "";
		},
		"✗ the sitemap lists the pages",
	],
	[
		"a page without its policy",
		(path, answer) => {
			if (path === "/terms") delete answer.headers["content-security-policy"];
		},
		"✗ /terms\n    it has no content security policy",
	],
	[
		"headers of another build",
		(path, answer) => {
			if (path === "/terms") answer.body = answer.body.replace("</style>", "p{}</style>");
		},
		"the policy lacks the hash of the page's style: they are from two builds",
	],
	[
		"a looser policy",
		(path, answer) => {
			const name = "content-security-policy";
			if (path === "/terms") answer.headers[name] += " https:";
		},
		"the policy has an unsafe source, or one that matches any host",
	],
	[
		"Trusted Types given up",
		(_path, answer) => {
			const name = "content-security-policy";
			answer.headers[name] = (answer.headers[name] ?? "").replace(/; require-trusted.*/, "");
		},
		"✗ /services\n    the policy doesn't enforce Trusted Types",
	],
	[
		"a header that is gone",
		(_, answer) => {
			delete answer.headers["x-content-type-options"];
		},
		"the header x-content-type-options is missing",
	],
	[
		"a strange path that is found",
		(path, answer) => {
			if (path.startsWith("/no-such-page")) answer.status = 200;
		},
		"✗ a page that doesn't exist\n    the response is 200, not 404",
	],
	[
		"a first script that is gone",
		(path, answer) => {
			if (path.startsWith("/assets/boot-")) answer.status = 404;
		},
		"✗ the pages' scripts",
	],
	[
		"a security.txt that is about to expire",
		(path, answer) => {
			const soon = new Date(Date.now() + 9.5 * 86_400_000).toISOString();
			if (path.endsWith("/security.txt")) answer.body = `Expires: ${soon}\n`;
		},
		"✗ security.txt\n    it expires in 9 days",
	],
	[
		"a sign-in page that may not ask its provider",
		(path, answer) => {
			const name = "content-security-policy";
			const policy = answer.headers[name] ?? "";
			if (path === "/get-started") answer.headers[name] = policy.replace(/connect-src [^;]*; /, "");
		},
		"✗ sign-in works with this address and key",
	],
	[
		"a sign-in provider that refuses",
		(path, answer) => {
			const name = "content-security-policy";
			const policy = answer.headers[name] ?? "";
			const nobody = "http://127.0.0.1:49151";
			if (path === "/get-started") answer.headers[name] = policy.replace(/http:[^ ;]*/, nobody);
		},
		"✗ sign-in works with this address and key\n    no response (ECONNREFUSED)",
	],
];

test("each fault is found, named, and ends it with 1", async () => {
	const runs = faults.map(async ([what, fault, says]) => {
		const { output, status } = await smoke(fault);
		expect.soft(output, what).toContain(says);
		expect.soft(status, what).toBe(1);
	});
	await Promise.all(runs);
});
