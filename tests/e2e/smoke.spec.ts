import { spawn } from "node:child_process";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { expect, test } from "@playwright/test";
import { pathsIn, testOrigin } from "./fixtures";
import { listen } from "./listen";

// `npm run smoke` on the site, and on copies of it that each have faults.

const policyName = "content-security-policy";

/** What a fault can change of a response before it is passed on. */
interface Answer {
	status: number;
	policy: string;
	body: string;
}
type Change = (answer: Answer) => Partial<Answer>;

/** Serves the site with faults at some paths, and runs the command on it. Returns its output and exit status. */
async function smoke(
	changes: readonly (readonly [start: string, change: Change])[],
	options: string[] = [],
) {
	async function pass({ url: path = "/" }: IncomingMessage, response: ServerResponse) {
		const original = await fetch(testOrigin("standard") + path, { redirect: "manual" });
		const headers = Object.fromEntries(original.headers);
		for (const name of ["content-encoding", "content-length", "transfer-encoding"])
			delete headers[name];
		// The command would wait for a connection that is kept.
		headers.connection = "close";
		const { status } = original;
		const answer = { status, policy: headers[policyName] ?? "", body: await original.text() };
		for (const [start, change] of changes)
			if (path.startsWith(start)) Object.assign(answer, change(answer));
		headers[policyName] = answer.policy;
		response.writeHead(answer.status, headers).end(answer.body);
	}
	const server = createServer((request, response) => void pass(request, response));
	const address = await listen(server);
	const child = spawn(process.execPath, ["run.mjs", "smoke", address, ...options]);
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
	const { output, status, address } = await smoke([], ["--built", "dist/test/standard"]);
	expect(output).not.toContain("✗");
	expect(output).toContain("✓ sign-in works with this address and key");
	expect(output).toContain(`No faults at ${address}.`);
	expect(status).toBe(0);
});

const soon = new Date(Date.now() + 9.5 * 86_400_000).toISOString();

const [solution = "/"] = pathsIn("/solutions/");
const [industry = "/"] = pathsIn("/industries/");

/** Copies of the site with a fault at each of these paths, and what the command says of it. */
const copies: Record<string, [fault: Change, says: string]>[] = [
	{
		// As Cloudflare does, where it is asked to hide email addresses.
		[industry]: [
			({ body }) => ({
				body: body
					.replace(/href="mailto:[^"]*"/, 'href="/cdn-cgi/l/email-protection#6e04"')
					.replace(
						"</body>",
						'<script src="/cdn-cgi/scripts/email-decode.min.js"></script></body>',
					),
			}),
			`✗ ${industry}\n    the host has put /cdn-cgi/scripts/email-decode.min.js into it: switch that off (docs/deploying.md)\n    the host has put /cdn-cgi/l/email-protection#6e04 into it`,
		],
		"/contact": [() => ({ status: 500 }), "✗ /contact\n    the response is 500"],
		"/terms": [() => ({ policy: "" }), "✗ /terms\n    it has no content security policy"],
		"/privacy": [
			({ body }) => ({ body: body.replace("</style>", "p{}</style>") }),
			"✗ /privacy\n    the policy lacks the hash of the page's style: they are from two builds",
		],
		"/services": [
			({ policy }) => ({ policy: `${policy} https:` }),
			"✗ /services\n    the policy has an unsafe source, or one that matches any host",
		],
		[solution]: [
			({ policy }) => ({ policy: policy.replace(/; require-trusted.*/, "") }),
			`✗ ${solution}\n    the policy doesn't enforce Trusted Types`,
		],
		"/get-started": [
			({ policy }) => ({ policy: policy.replace(/connect-src [^;]*; /, "") }),
			"✗ sign-in works with this address and key",
		],
	},
	{
		"/sitemap.xml": [() => ({ body: "" }), "✗ the sitemap lists the pages"],
		"/no-such-page": [
			() => ({ status: 200 }),
			"✗ a page that doesn't exist\n    the response is 200, not 404",
		],
		"/assets/client-": [() => ({ status: 500 }), "✗ the pages' scripts"],
		"/.well-known/security.txt": [
			() => ({ body: `Expires: ${soon}\n` }),
			"✗ security.txt\n    it expires in 9 days",
		],
		"/get-started": [
			({ policy }) => ({ policy: policy.replace(/http:[^ ;]*/, "http://127.0.0.1:49151") }),
			"✗ sign-in works with this address and key\n    no response (ECONNREFUSED)",
		],
	},
];

test("each fault is found and named, and the command fails", async () => {
	for (const faults of copies) {
		const changes = Object.entries(faults).map(([path, [change]]) => [path, change] as const);
		const { output, status } = await smoke(changes);
		for (const [path, [, says]] of Object.entries(faults))
			expect.soft(output, path).toContain(says);
		expect(status).toBe(1);
	}
});
