import { readFileSync } from "node:fs";

/** The facts that the site was delivered with. */
const sampleFacts = [
	"Longcloud",
	"Longcloud Sample Limited",
	"https://www.longcloud.example",
	"+64 9 555 0100",
	"hello@longcloud.example",
	"https://www.linkedin.com/company/longcloud-sample",
	"Alex Sample",
	"Robin Sample",
	"https://www.linkedin.com/in/alex-sample-longcloud",
	"https://www.linkedin.com/in/robin-sample-longcloud",
];

/** What marks the pictures that the site was delivered with, whatever their names, in their first element. */
const sampleMark = '<svg data-sample=""';

/** Whether a fact of the company file is a sample. */
export const isSample = (fact: string): boolean => sampleFacts.includes(fact);

/** Whether a file is one of the sample pictures. */
export const isSamplePicture = (file: string): boolean =>
	readFileSync(file).subarray(0, sampleMark.length).equals(Buffer.from(sampleMark));
