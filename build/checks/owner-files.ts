import * as v from "valibot";
import { company } from "../../src/content/company.ts";
import { decisions } from "../../src/content/decisions.ts";
import { proof } from "../../src/content/proof.ts";
import { readPictures } from "../pictures/pictures.ts";
import { contrastProblems } from "../theme-colours.ts";
import { companySchema, decisionsSchema, proofSchema } from "./schema.ts";
import { settingsSchema } from "./settings.ts";

/** What is wrong in a file: a line for each field, such as "people[0].name", with its value and what to do. */
export function problemsIn(file: string, schema: v.GenericSchema, content: unknown): string[] {
	const { issues = [] } = v.safeParse(schema, content, { abortPipeEarly: true });
	return issues.map(({ path = [], message }) => {
		const keys = path.map(({ key }) => (typeof key === "number" ? `[${key}]` : `.${key}`));
		const field = keys.join("").replace(/^\./, "");
		return `${file}: ${field} is ${JSON.stringify(path.at(-1)?.value) ?? "missing"}. ${message}`;
	});
}

/** What is wrong in the settings. */
export const settingProblems = (env: Readonly<Record<string, unknown>>): string[] =>
	problemsIn(".env", settingsSchema, env);

/** What is wrong in the owner's files in src/content, the colours and the pictures. */
export async function ownerFileProblems(): Promise<string[]> {
	return [
		...problemsIn("src/content/company.ts", companySchema, company),
		...problemsIn("src/content/decisions.ts", decisionsSchema, decisions),
		...problemsIn("src/content/proof.ts", proofSchema, proof),
		...contrastProblems(),
		...(await readPictures()).problems,
	];
}
