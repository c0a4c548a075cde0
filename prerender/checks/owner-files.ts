import { company } from "../../src/content/company.ts";
import { notes } from "../../src/content/notes.ts";
import { proof } from "../../src/content/proof.ts";
import { makePictures } from "../pictures/pictures.ts";
import { companyProblems } from "./company-check.ts";
import { noteProblems } from "./notes-check.ts";
import { proofProblems } from "./proof-check.ts";

/** What is wrong in the owner's files in src/content and the pictures: a text of lines, or null. */
export async function ownerFileProblems(): Promise<string | null> {
	const { pictures, problems } = await makePictures();
	const files = {
		"src/content/company.ts": companyProblems(company, pictures),
		"src/content/notes.ts": noteProblems(notes),
		"src/content/proof.ts": proofProblems(proof),
		"The folder pictures": problems,
	};
	const texts = Object.entries(files).flatMap(([file, found]) =>
		found.length > 0 ? [`${file} needs attention.\n- ${found.join("\n- ")}`] : [],
	);
	return texts.join("\n") || null;
}
