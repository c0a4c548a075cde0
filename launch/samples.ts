import { createHash } from "node:crypto";
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

/** The sample pictures by their SHA-256 hash, so that they are found under any name. */
const samplePictures = new Set<string>([
	"25a1f449e54eab2071d2cd91dc19399f8bae1110f9c227727f3d4e25a074c5c1",
	"8d3cff023b8e389af5e13fa37532b5c955ad956db64f970ba74920249350788f",
	"7128afbaf8aa834ab9add3c76e747f2535073c75cce3d87562a5f817f28ef700",
	"b93bc440fe47700d7227633965eb00ff18cd155283f1e22b059326ef087e49ea",
	"cd40dcc4634762bb5856762ff9931f77380ebd622af8a8b06e547839ec9ad627",
]);

/** Whether the value of a field of the company file, such as "people[0].name", is the sample. */
export const isSample = (field: string, value: string): boolean =>
	sampleFacts[field.replace(/\[\d+\]/g, "[]")]?.includes(value) ?? false;

/** Whether a file is one of the sample pictures. */
export const isSamplePicture = (file: string): boolean =>
	samplePictures.has(createHash("sha256").update(readFileSync(file)).digest("hex"));
