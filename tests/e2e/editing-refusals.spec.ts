import { chmodSync } from "node:fs";
import type { Place } from "../../edit/find-words.ts";
import { company } from "../../src/content/company.ts";
import { test } from "./edit-server.ts";
import { expect } from "./fixtures.ts";

test.describe.configure({ mode: "default" });

test("saves any words, with advice; refuses holes; asks about the specification’s words", async ({
	site,
}) => {
	const title = await site.place("/terms", "Edited words");
	const long = `Colur ${"and words ".repeat(9)}`;
	const advice = await site.ask<string[]>("advise", {
		path: "/terms",
		place: title,
		text: long,
	});
	expect(advice).toEqual([
		expect.stringMatching(/^It has \d+ characters/),
		expect.stringContaining("“Colur”"),
	]);
	expect((await site.save("/terms", title, long)).status).toBe(200);
	await site.undoAll();

	const refusal = async (place: Place, text: string) => {
		const { status, refused } = await site.save("/contact", place, text);
		expect(status).toBe(422);
		return refused;
	};
	expect(await refusal(title, "  ")).toBe("There must be words left.");
	const phone = await site.place("/contact", company.phone);
	expect(await refusal(phone, "09 555 0100")).toMatch(/phone.*09 555 0100/);
	const year = await site.place("/contact", `${company.copyrightYear}`, "shell");
	expect(await refusal(year, "MMXXV")).toBe("This must stay a number.");

	const specified = await site.place("/contact", "Quick Contact");
	expect(await site.save("/contact", specified, "Fast Contact")).toMatchObject({
		status: 428,
		refused: expect.stringContaining("comes from the specification"),
	});
	expect(site.git("status", "--porcelain")).toBe("");
	expect((await site.save("/contact", specified, "Fast Contact", 1)).status).toBe(200);
	await site.undoAll();
	expect(site.git("status", "--porcelain")).toBe("");
});

test("writes nothing into a file that has changed, doesn’t parse or is read-only", async ({
	site,
}) => {
	const file = "src/pages/terms.tsx";
	const source = site.tree.read(file);
	const stale = await site.place("/terms", "A page to edit");
	/** Tries to save while the file is as given, which it must stay. */
	async function refusal(content: string, found: Place, text = "Our terms") {
		site.tree.write(file, content);
		const { status, refused } = await site.save("/terms", found, text);
		expect(status).not.toBe(200);
		expect(site.tree.read(file)).toBe(content);
		return refused;
	}
	expect(await refusal(`${source}const = ;\n`, stale)).toContain(`${file} has a syntax error`);
	site.tree.write(file, source);
	chmodSync(site.tree.path(file), 0o444);
	expect((await site.save("/terms", stale, "Our terms")).refused).toBe(
		`${file} can’t be written: it is read-only.`,
	);
	chmodSync(site.tree.path(file), 0o644);
	// Code that needs the old words.
	const fragile = `${source}const check = "Kia ora";\nif (check.length !== 7) throw new Error("No");\n`;
	site.tree.write(file, fragile);
	expect(await refusal(fragile, await site.place("/terms", "Kia ora"), "Mōrena")).toBe(
		"The site can’t be built with it: No",
	);

	// What something else has written since stays.
	site.tree.write(file, source);
	expect((await site.save("/terms", stale, "Our terms")).status).toBe(200);
	const found = await site.place("/terms", "Our terms");
	const saved = site.tree.read(file);
	const commented = `// A comment.\n${saved}`;
	site.tree.write(file, commented);
	expect((await site.send("undo", {})).text).toContain("something else has changed it");
	expect((await site.send("commit", { message: "Change words" })).text).toContain(
		"has other changes too",
	);
	// Words that are still there can be changed once that is confirmed, others not.
	expect((await site.save("/terms", found, "Your terms", 1)).status).toBe(200);
	expect(await refusal(site.tree.read(file), found, "My terms")).toMatch(/and these words with it/);
	await site.ask("undo");
	site.tree.write(file, saved);
	await site.undoAll();
	expect(site.tree.read(file)).toBe(source);
	site.git("checkout", "--quiet", ".");
});

test("a commit takes the session’s own changes and leaves those of other files as they are", async ({
	site,
}) => {
	const [file, other] = ["src/pages/terms.tsx", "src/pages/privacy.tsx"];
	const otherSource = site.tree.read(other);
	site.tree.write(other, `// Staged.\n${otherSource}`);
	site.git("add", "--all");
	site.tree.write(other, `// Staged.\n${otherSource}// Not staged.\n`);
	/** Changes the page's headline. */
	const headline = async (old: string, text: string) =>
		expect((await site.save("/terms", await site.place("/terms", old), text)).status).toBe(200);
	await headline("A page to edit", "Our terms");
	const added = (...args: string[]) =>
		site
			.git(...args, "--unified=0")
			.split("\n")
			.filter((line) => /^\+(?!\+)/.test(line))
			.map((line) => line.replace(/\s+/g, " "));
	expect(await site.ask<string>("diff")).not.toContain(other);
	await site.ask("commit", { message: "Change words" });
	expect(added("show")).toEqual(['+ headline: "Our terms",']);
	expect(added("diff", "--cached")).toEqual(["+// Staged."]);
	expect(added("diff")).toEqual(["+// Not staged."]);
	expect(site.git("show", "--format=", "--name-only")).toBe(`${file}\n`);
	await site.undoAll();
	// What was taken back or committed elsewhere doesn't stand in the way of the next commit.
	site.git("reset", "--quiet", "--hard", "HEAD~1");
	expect((await site.send("commit", { message: "Nothing" })).text).toContain("nothing to commit");
	await headline("A page to edit", "Our terms");
	site.git("commit", "--quiet", "--all", "--message=Elsewhere");
	await headline("Our terms", "The terms");
	await site.ask("commit", { message: "Change words" });
	expect(added("show")).toEqual(['+ headline: "The terms",']);
	await site.undoAll();
	// A page that is in no commit yet.
	site.git("rm", "--quiet", "--cached", file);
	site.git("commit", "--quiet", "--message=Without it");
	await headline("A page to edit", "My terms");
	expect((await site.send("commit", { message: "Change words" })).text).toContain(`${file} is new`);
	await site.undoAll();
	site.git("reset", "--quiet", "--hard", "HEAD~3");
});
