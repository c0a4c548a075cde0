import { businessFacts } from "#src/content/business-facts.ts";
import { hasProof } from "#src/content/shown-proof.ts";
import { Link } from "#src/ui/link.tsx";

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
	return (
		<>
			{references
				? `This site names no clients. ${references} ${made}`
				: "This site names no clients, and its worked examples are made up."}{" "}
			Judge us by <a href="#outline">the outline</a>. To get one you give us 30 minutes and, if you
			can, a few finished cases. The outline is yours to show to anyone. You can try{" "}
			<a href="#forms">the forms and the NHI checker</a> now, without a call.
		</>
	);
}
