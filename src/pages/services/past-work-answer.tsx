import { answers } from "~/content/answers";
import { businessFacts } from "~/content/business-facts";
import { hasProof } from "~/content/shown-proof";
import { Link } from "~/ui/link";

/** The answer to "Who else have you done this for?" */
export function PastWorkAnswer() {
	const { references } = businessFacts;
	const made = "The worked examples are made up.";
	if (hasProof) {
		return (
			<>
				{`${made} ${references}`.trim()}{" "}
				<Link href="/company/leadership#proof">See what clients have agreed to show</Link>.
			</>
		);
	}
	return `${made} ${references ? `This site names no clients. ${references}` : answers.judge}`;
}
