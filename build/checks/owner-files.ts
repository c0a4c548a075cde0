import * as v from "valibot";
import { company } from "../../src/content/company.ts";
import { decisions } from "../../src/content/decisions.ts";
import { proof } from "../../src/content/proof.ts";
import { makePictures } from "../pictures/pictures.ts";
import { contrastProblems } from "../theme-colours.ts";
import { companySchema, decisionsSchema, proofSchema } from "./schema.ts";
import { contradictions, settingsSchema } from "./settings.ts";

/** A line for the owner: the file, the field, such as "people[0].name", its value, and what to do. */
const line = (file: string, field: string, value: unknown, message: string) =>
	`${file}: ${field} is ${JSON.stringify(value) ?? "missing"}. ${message}`;

/** What is wrong in a file: a line for each field. */
export function problemsIn(file: string, schema: v.GenericSchema, content: unknown): string[] {
	const { issues = [] } = v.safeParse(schema, content, { abortPipeEarly: true });
	return issues.map((issue) => {
		const keys = issue.path?.map(({ key }) => (typeof key === "number" ? `[${key}]` : `.${key}`));
		return line(file, (keys?.join("") ?? "").replace(/^\./, ""), issue.input, issue.message);
	});
}

/** What is wrong in the settings. */
export const settingProblems = (env: Readonly<Record<string, unknown>>): string[] => [
	...problemsIn(".env", settingsSchema, env),
	...contradictions(env).map(([name, message]) => line(".env", name, env[name], message)),
];

/** What is wrong in the owner's files in src/content, the colours and the pictures. */
export async function ownerFileProblems(): Promise<string[]> {
	return [
		...problemsIn("src/content/company.ts", companySchema, company),
		...problemsIn("src/content/decisions.ts", decisionsSchema, decisions),
		...problemsIn("src/content/proof.ts", proofSchema, proof),
		...contrastProblems(),
		...(await makePictures()).problems,
	];
}
