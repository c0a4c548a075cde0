import { businessFacts } from "~/content/business-facts";
import { hasProof } from "~/content/shown-proof";
import { Link } from "~/ui/link";

/** The answer to "Who else have you done this for?", the same on every page. */
export function PastWorkAnswer() {
	const { references } = businessFacts;
	return (
		<>
			Every worked example on this site is made up.{" "}
			{hasProof ? (
				<>
					{references}{" "}
					<Link href="/company/leadership#proof">See what clients have agreed to show</Link>.
				</>
			) : (
				references || "Judge us by the two pages you get after a first call."
			)}
		</>
	);
}
