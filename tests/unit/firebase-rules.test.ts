import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the rules of database and storage deny everyone everything", () => {
	const services = JSON.parse(readFileSync("firebase.json", "utf8"));
	for (const service of ["firestore", "storage"]) {
		const rules = readFileSync(services[service].rules, "utf8");
		expect(rules.match(/allow .*/g)).toEqual(["allow read, write: if false;"]);
	}
});
