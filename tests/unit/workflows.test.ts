import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { validate } from "@actions/languageservice/validate";
import { expect, test } from "vitest";
import { TextDocument } from "vscode-languageserver-textdocument";

/*
 * Are the workflows valid, and who may publish with them? firebase-tools brings the YAML parser along.
 */

interface Step {
	if?: string;
	uses?: string;
	run?: string;
	with?: Record<string, string | boolean | number>;
}

interface Job {
	needs?: string | string[];
	if?: string;
	permissions?: Record<string, string>;
	environment?: string;
	steps: Step[];
}

interface Workflow {
	on: Record<string, unknown> & { schedule?: { cron: string }[] };
	concurrency?: { group: string };
	env?: Record<string, string>;
	permissions: object;
	jobs: Record<string, Job>;
}

const { parse } = createRequire(createRequire(import.meta.url).resolve("firebase-tools"))("yaml");
const folder = ".github/workflows";
const texts = readdirSync(folder).map((name) => ({
	name,
	text: readFileSync(`${folder}/${name}`, "utf8"),
}));
const workflows = texts.map(({ name, text }) => ({ name, workflow: parse(text) as Workflow }));
const jobs = workflows.flatMap(({ name, workflow }) =>
	Object.entries(workflow.jobs).map(([id, job]) => ({ id: `${name}: ${id}`, job })),
);
const siteWorkflow = workflows.find(({ name }) => name === "site.yml")?.workflow;
const site = siteWorkflow?.jobs ?? {};
const commandsOf = ({ steps }: Job) => steps.map(({ run = "" }) => run).join("\n");
const guide = readFileSync("docs/deploying.md", "utf8");

test("GitHub's linter accepts the workflows", async () => {
	for (const { name, text } of texts) {
		const document = TextDocument.create(`file:///${name}`, "yaml", 1, text);
		const found = await validate(document, {});
		const problems = found.map(({ range, message }) => `${range.start.line + 1}: ${message}`);
		expect(problems, name).toEqual([]);
	}
});

test("every action is pinned to a commit, with its version in a comment", () => {
	const uses = texts.flatMap(({ text }) => text.match(/uses: .*/g) ?? []);
	expect(uses.length).toBeGreaterThan(10);
	for (const line of uses) expect(line).toMatch(/^uses: [\w./-]+@[0-9a-f]{40} # v\d+(\.\d+){0,2}$/);
});

test("permissions are granted to single jobs, and none may write to the repository", () => {
	for (const { name, workflow } of workflows) {
		expect(workflow.permissions, name).toEqual({});
		// Both run a stranger's pull request with main's permissions.
		expect(Object.keys(workflow.on), name).not.toContain("pull_request_target");
		expect(Object.keys(workflow.on), name).not.toContain("workflow_run");
	}
	for (const { id, job } of jobs) {
		expect(job.permissions, id).toBeDefined();
		expect(job.permissions?.contents ?? "read", id).toBe("read");
	}
});

test("no expression is inserted into a command, where it could inject code", () => {
	for (const { id, job } of jobs) expect(commandsOf(job), id).not.toContain("${{");
});

test("checkouts keep no token, and no job uses another run's cache", () => {
	for (const { id, job } of jobs) {
		for (const { uses = "", with: options } of job.steps) {
			if (uses.startsWith("actions/checkout@"))
				expect(options?.["persist-credentials"], id).toBe(false);
			if (uses.startsWith("actions/setup-node@")) {
				expect(options?.["package-manager-cache"], id).toBe(false);
				expect(options?.cache, id).toBeUndefined();
			}
		}
	}
});

test("jobs that can get credentials build nothing, and get them last", () => {
	const trusted = jobs.filter(({ job }) => job.permissions?.["id-token"] === "write");
	expect(trusted.map(({ id }) => id)).toEqual([
		"site.yml: provenance",
		"site.yml: publish",
		"site.yml: preview",
	]);
	for (const { id, job } of trusted) {
		const commands = commandsOf(job);
		expect(commands, id).not.toMatch(/npm (test|start)|run (build|test)|npx/);
		for (const [deploy] of commands.matchAll(/npm run deploy.*/g)) {
			expect(deploy, id).toContain("--built");
		}
		const auth = job.steps.findIndex(({ uses }) => uses?.startsWith("google-github-actions/auth@"));
		if (auth >= 0) expect(auth, id).toBe(job.steps.length - 2);
		for (const [install] of commands.matchAll(/npm (ci|install).*/g)) {
			expect(install, id).toBe("npm ci --ignore-scripts");
		}
	}
	const { build } = site;
	expect(build?.environment).toBeUndefined();
	expect(build && commandsOf(build)).toContain("npm run deploy -- --dry-run");
});

test("only main is published, tested and signed, in the environment production", () => {
	const { build, publish, provenance } = site;
	const full = { if: "github.event_name != 'pull_request'", run: "npm run test:full" };
	expect(build?.steps).toContainEqual(full);
	expect(publish?.environment).toBe("production");
	expect(publish?.needs).toEqual(["build", "provenance"]);
	for (const job of [publish, provenance]) {
		expect(job?.if).toContain("github.event_name != 'pull_request'");
		expect(job?.if).toContain("github.ref == 'refs/heads/main'");
	}
	expect(publish && commandsOf(publish)).toMatch(
		/gh attestation verify.*--signer-workflow.*--source-digest.*tar -xf/s,
	);
	// Signing is skipped only where GitHub doesn't offer it, and then nothing else is.
	const conditions = [publish, provenance].flatMap((job) => job?.steps.map((step) => step.if));
	expect(conditions.filter(Boolean)).toEqual(Array(2).fill("vars.PROVENANCE != 'off'"));
});

test("the nightly run, which publishes nothing, can't replace a push that waits", () => {
	const nightly = siteWorkflow?.on.schedule?.[1]?.cron;
	expect(siteWorkflow?.concurrency?.group).toContain(
		`\${{ github.event.schedule == '${nightly}' && '-nightly' || '' }}`,
	);
	expect(JSON.stringify(site.build?.steps)).toContain(`github.event.schedule != '${nightly}'`);
});

test("a preview runs the base branch's commands, in its own project, and never for forks", () => {
	const { preview } = site;
	expect(preview?.environment).toBe("preview");
	expect(preview?.if).toContain("head.repo.full_name == github.repository");
	expect(preview?.steps[0]?.with?.ref).toMatch(
		/^\$\{\{ github\.event\.pull_request\.base\.sha \}\}$/,
	);
	expect(JSON.stringify(preview)).not.toMatch(/vars\.(GCP_|VITE_)/);
	for (const name of ["API_KEY", "AUTH_DOMAIN", "PROJECT_ID", "APP_ID"]) {
		expect(siteWorkflow?.env?.[`VITE_FIREBASE_${name}`]).toContain(
			`github.event_name == 'pull_request' && vars.PREVIEW_FIREBASE_${name} ||`,
		);
	}
});

/** Runs one of the guide's blocks of commands with stand-ins for both tools, which print their arguments. */
function runGuide(start: string) {
	const block = guide.split(/^```$/m).find((text) => text.startsWith(`\n${start}=`)) ?? "";
	const tools = `print() { printf '[%s]' "$@"; echo; }
gcloud() { if [ "$2" = describe ]; then echo 123; else print "$@"; fi; }
gh() { if [ "$4" = .id ]; then echo 456; elif [ "$4" = .owner.id ]; then echo 789; else print "$@"; fi; }`;
	// With -u, a variable that the block itself doesn't set is an error.
	return spawnSync("bash", ["--norc", "-euc", tools + block], {
		encoding: "utf8",
		// Bash reads its settings if standard input is a socket, as it is under some test runners.
		stdio: ["ignore", "pipe", "pipe"],
	});
}

test("the guide's commands bind each service account to one environment and the repository's number", () => {
	for (const [start, environment, account, variable, ref] of [
		[
			"PROJECT",
			"production",
			"site-deploy@your-project",
			"GCP",
			" && assertion.ref == 'refs/heads/main'",
		],
		["PREVIEW", "preview", "site-preview@your-project-preview", "PREVIEW", ""],
	] as const) {
		const { status, stdout, stderr } = runGuide(start);
		expect([status, stderr], start).toEqual([0, ""]);
		const pool = "projects/123/locations/global/workloadIdentityPools/github";
		for (const argument of [
			// GitHub's own subject has two forms, with the numbers and without.
			"google.subject=assertion.repository_id + ':' + assertion.environment",
			`assertion.repository_id == '456' && assertion.repository_owner_id == '789'${ref} && assertion.environment == '${environment}'`,
			`principal://iam.googleapis.com/${pool}/subject/456:${environment}`,
			`${account}.iam.gserviceaccount.com`,
			// firebase-tools asks which services are enabled before it publishes anything.
			"roles/serviceusage.serviceUsageConsumer",
			`set][${variable}_WORKLOAD_IDENTITY_PROVIDER][--repo][owner/name][--body][${pool}/providers/${environment}`,
			`set][${variable}_SERVICE_ACCOUNT][--repo][owner/name][--body][${account}.iam.gserviceaccount.com`,
		]) {
			expect(stdout).toContain(`[${argument}]`);
		}
	}
	// This role can read and change every user.
	expect(guide).not.toContain("firebaseauth.admin");
	expect(guide).toContain("firebaseauth.configs.update");
	const used = texts.flatMap(({ text }) => [...text.matchAll(/\bvars\.(\w+)/g)]);
	const example = readFileSync(".env.example", "utf8");
	for (const [, name = ""] of used) {
		if (name.startsWith("VITE_")) expect(example, name).toMatch(new RegExp(`^${name}=`, "m"));
		else expect(guide, name).toMatch(new RegExp(`\`${name}\`|gh variable set ${name} `));
	}
});

test("Dependabot waits a week or more, and installing runs no scripts", () => {
	const { updates } = parse(readFileSync(".github/dependabot.yml", "utf8"));
	expect(updates.length).toBe(2);
	for (const { cooldown } of updates) expect(cooldown["default-days"]).toBeGreaterThanOrEqual(7);
	expect(readFileSync(".npmrc", "utf8").split("\n")).toContain("ignore-scripts=true");
	const audit = jobs.find(({ id }) => id.startsWith("audit.yml"))?.job;
	expect(audit && commandsOf(audit)).toContain("npm audit signatures");
});
