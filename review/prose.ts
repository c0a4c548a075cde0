import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { TextlintKernel, type TextlintKernelRule, type TextlintRuleModule } from "@textlint/kernel";
import dictionary from "dictionary-en-au";
import nspell from "nspell";
import { company } from "#src/content/company.ts";
import { hasProof } from "#src/content/shown-proof.ts";
import { legalPaths, rules } from "./rules.ts";

/* The rules for words. textlint applies them: docs/decisions/0015-review.md says why. */

/** What a rule says of some words. */
export interface Remark {
	/** Where the words begin in the text, and the words. */
	at: number;
	words: string;
	why: string;
	/** How to switch the rule off for good. */
	off: string;
}

const folder = import.meta.dirname;

// These packages are CommonJS, whose default export Node and Vite read differently.
const require = createRequire(import.meta.url);
const textPlugin = require("@textlint/textlint-plugin-text").default;
const prh: TextlintRuleModule = require("textlint-rule-prh").default;
const sentenceLength: TextlintRuleModule = require("textlint-rule-sentence-length").default;

const knownWords = "review/known-words.txt";

const segmenter = new Intl.Segmenter("en-NZ", { granularity: "word" });

/** The words of a text, each with its place. */
export const wordsOf = (text: string) =>
	[...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike);

// New Zealand has no dictionary of its own; Australia's has its spelling, and knows its plants and birds.
const speller = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
const named = wordsOf(
	`${JSON.stringify(company)} ${readFileSync(join(folder, "known-words.txt"))}`,
);
const known = new Set(named.map(({ segment }) => segment.toLowerCase()));

/** Whether a word is spelt as in New Zealand, is a name that the site knows, or no word: "NHI", "24/7". */
function isKnown(word: string): boolean {
	const name = word.replace(/[’']s$/, "");
	if (name === name.toUpperCase() || /\d/.test(name) || known.has(name.toLowerCase())) return true;
	return speller.correct(word.replaceAll("’", "'")) || speller.correct(name);
}

/** A rule of textlint's that reports words which no dictionary has. */
const spelling: TextlintRuleModule = ({ Syntax, RuleError, report, getSource, locator }) => ({
	[Syntax.Str](node) {
		for (const { segment, index } of wordsOf(getSource(node))) {
			if (isKnown(segment)) continue;
			const [better] = speller.suggest(segment);
			const message = better ? `Did you mean “${better}”?` : "The dictionary doesn’t have it.";
			const padding = locator.range([index, index + segment.length]);
			report(node, new RuleError(message, { padding }));
		}
	},
});

/** How to switch off each rule that isn't a list of words. */
const switches: Record<string, string> = {
	[knownWords]: `If it's right, add the word to ${knownWords}.`,
	"sentence-length": "sentenceLength in review/rules.ts has the limit.",
};

const kernel = new TextlintKernel();

/**
 * Makes the function that says what the rules say of a text.
 * @param rulesFolder the folder with the lists of words, as https://github.com/prh/prh describes them
 */
export function proseRules(rulesFolder: string) {
	const listed = (name: string): TextlintKernelRule => ({
		ruleId: `review/${name}.yml`,
		rule: prh,
		options: { rulePaths: [join(rulesFolder, `${name}.yml`)] },
	});
	const always: TextlintKernelRule[] = [
		listed("words"),
		...(hasProof ? [] : [listed("past-clients")]),
		{ ruleId: knownWords, rule: spelling },
		{ ruleId: "sentence-length", rule: sentenceLength, options: { max: rules.sentenceLength } },
	];
	const spoken = [...always, listed("contractions")];

	/** @param path of the page that shows the text, whose lines are texts of their own */
	return async (text: string, path: string): Promise<Remark[]> => {
		const { messages } = await kernel.lintText(text, {
			ext: ".txt",
			plugins: [{ pluginId: "text", plugin: textPlugin }],
			rules: legalPaths.includes(path) ? always : spoken,
		});
		return messages.map(({ ruleId, message, fix, range }) => {
			const [from, to] = fix?.range ?? range;
			// prh writes "words => better words", and the reason on the next line.
			const [better = "", ...reason] = message.replace(/^.* => /, "").split("\n");
			return {
				at: from,
				words: text.slice(from, to),
				why: reason.length > 0 ? `${reason.join(" ")} Better: ${better}.` : better,
				off: switches[ruleId] ?? `Delete the rule in ${ruleId}.`,
			};
		});
	};
}

/** What the site's rules say of a text. */
export const remarksOn = proseRules(folder);
