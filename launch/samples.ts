import { readFileSync } from "node:fs";

/** The facts that the site was delivered with, by field. A list's fields have no index. */
const sampleFacts: Readonly<Record<string, readonly string[]>> = {
	name: ["Longcloud"],
	legalName: ["Longcloud Sample Limited"],
	siteAddress: ["https://www.longcloud.example"],
	phone: ["+64 9 555 0100"],
	email: ["hello@longcloud.example"],
	linkedIn: ["https://www.linkedin.com/company/longcloud-sample"],
	"people[].name": ["Alex Sample", "Robin Sample"],
	"people[].linkedIn": [
		"https://www.linkedin.com/in/alex-sample-longcloud",
		"https://www.linkedin.com/in/robin-sample-longcloud",
	],
};

/** What marks the pictures that the site was delivered with, whatever their names, in their first element. */
const sampleMark = '<svg data-sample=""';

/** Whether the value of a field of the company file, such as "people[0].name", is the sample. */
export const isSample = (field: string, value: string): boolean =>
	sampleFacts[field.replace(/\[\d+\]/g, "[]")]?.includes(value) ?? false;

/** Whether a file is one of the sample pictures. */
export const isSamplePicture = (file: string): boolean =>
	readFileSync(file).subarray(0, sampleMark.length).equals(Buffer.from(sampleMark));
