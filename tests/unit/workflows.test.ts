import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { validate } from "@actions/languageservice/validate";
import { expect, test } from "vitest";
import { TextDocument } from "vscode-languageserver-textdocument";

/*
 * Are the workflows valid, and can nobody but their owner publish with them? firebase-tools brings the YAML
 * parser along.
 */

interface Job {
	if?: string;
	permissions?: Record<string, string>;
	steps: { uses?: string; run?: string; with?: Record<string, unknown> }[];
}

interface Workflow {
	on: Record<string, unknown>;
	permissions: object;
	jobs: Record<string, Job>;
}

const { parse } = createRequire(createRequire(import.meta.url).resolve("firebase-tools"))("yaml");
const folder = ".github/workflows";
const workflows = readdirSync(folder).map((name) => {
	const text = readFileSync(`${folder}/${name}`, "utf8");
	return { name, text, workflow: parse(text) as Workflow };
});
const jobs = workflows.flatMap(({ name, workflow }) =>
	Object.entries(workflow.jobs).map(([id, job]) => ({
		id: `${name}: ${id}`,
		job,
		commands: job.steps.map(({ run = "" }) => run).join("\n"),
	})),
);

test("GitHub's linter accepts the workflows", async () => {
	for (const { name, text } of workflows) {
		const document = TextDocument.create(`file:///${name}`, "yaml", 1, text);
		const found = await validate(document, {});
		expect(
			found.map(({ range, message }) => `${range.start.line + 1}: ${message}`),
			name,
		).toEqual([]);
	}
});

test("actions are pinned to commits, checkouts keep no token, and no command holds an expression", () => {
	for (const { id, job, commands } of jobs) {
		for (const { uses = "", with: options } of job.steps) {
			if (uses) expect(uses, id).toMatch(/^[\w./-]+@[0-9a-f]{40}$/);
			if (!uses.startsWith("actions/checkout@")) continue;
			expect(options?.["persist-credentials"], id).toBe(false);
		}
		expect(commands, id).not.toMatch(/npm (ci|install)(?! --ignore-scripts)/);
		// It could inject code.
		expect(commands, id).not.toContain("${{");
	}
});

test("no job may write to the repository, and no stranger's pull request runs with main's permissions", () => {
	for (const { name, workflow } of workflows) {
		expect(workflow.permissions, name).toEqual({});
		expect(Object.keys(workflow.on), name).not.toContain("pull_request_target");
		expect(Object.keys(workflow.on), name).not.toContain("workflow_run");
	}
	for (const { id, job } of jobs) expect(job.permissions?.contents ?? "read", id).toBe("read");
});

test("jobs that can get credentials build nothing, and run no code of a pull request", () => {
	const trusted = jobs.filter(({ job }) => job.permissions?.["id-token"] === "write");
	for (const { id, job, commands } of trusted) {
		expect(commands, id).not.toMatch(/npm (test|start)|run (build|test)|npx/);
		for (const [deploy] of commands.matchAll(/npm run deploy.*/g)) {
			expect(deploy, id).toContain("--built");
		}
		const checkout = job.steps.find(({ uses }) => uses?.startsWith("actions/checkout@"));
		const onMain = job.if?.includes("github.ref == 'refs/heads/main'");
		if (checkout && !onMain) expect(checkout.with?.ref, id).toContain("pull_request.base.sha");
	}
});
