import { businessFacts } from "~/content/business-facts";
import { hasProof } from "~/content/shown-proof";
import { Link } from "~/ui/link";

/** The answer to "Who else have you done this for?", the same on every page. */
export function PastWorkAnswer() {
	const { references } = businessFacts;
	return (
		<>
			{hasProof ? "The" : "This site names no clients, and its"} worked examples are made up.{" "}
			{hasProof ? (
				<>
					{references && `${references} `}
					<Link href="/company/leadership#proof">See what clients have agreed to show</Link>.
				</>
			) : (
				references || "Judge us by the two-page outline. You can stop at the end of any week."
			)}
		</>
	);
}
