import { UserCheck } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "#src/ui/icon.tsx";

/** Where the streams run, from the left. The first goes through, the others turn off at a no. */
const lanes = [
	"left-0",
	"left-2 lg:left-4",
	"left-4 lg:left-8",
	"left-6 lg:left-12",
	"left-8 lg:left-16",
];

interface QuestionProps {
	ask: string;
	/** How many streams are left after this question. */
	left: number;
	/** What follows a no: a title and a sentence. */
	no: string;
	otherwise: ReactNode;
	children: ReactNode;
}

/** A question that streams pass, except the one that turns off to the right. */
function Question({ ask, left, no, otherwise, children }: QuestionProps) {
	return (
		<li className="relative grid gap-x-6 gap-y-4 pt-7 pb-7 pl-14 lg:grid-cols-[1fr_20rem] lg:pt-9 lg:pb-11 lg:pl-32">
			{lanes.slice(0, left).map((lane, index) => (
				<span
					key={lane}
					aria-hidden="true"
					className={`absolute inset-y-0 border-l-4 lg:border-l-12 ${index === 0 ? "border-accent" : "border-control"} ${lane}`}
				/>
			))}
			<span
				aria-hidden="true"
				className={`absolute inset-y-0 right-0 rounded-bl-[2rem] border-control border-b-4 border-l-4 lg:rounded-bl-[3rem] lg:border-b-12 lg:border-l-12 ${lanes[left]}`}
			/>
			<div>
				<h3 className="max-w-[17em] text-balance font-display text-heading">{ask}</h3>
				<p className="mt-3 max-w-measure text-muted">{children}</p>
			</div>
			<div className="self-end">
				<p className="font-semibold text-subheading">No: {no}</p>
				<p>{otherwise}</p>
			</div>
		</li>
	);
}

/** The four questions. At each a stream turns off at a no, and one goes through to a person. */
export function DecisionPath() {
	return (
		<>
			<ol>
				<Question
					ask="Does a person own the problem?"
					left={4}
					no="don’t build"
					otherwise="Without an owner, it won’t be fixed or used."
				>
					A named manager who feels the cost today and would stand behind the result.
				</Question>
				<Question
					ask="Would anyone notice a wrong answer in time?"
					left={3}
					no="don’t build this version"
					otherwise="Look for one where a person reads the result first."
				>
					Before it reaches a customer, a patient or the ledger.
				</Question>
				<Question
					ask="Are the records there, and may you use them for this?"
					left={2}
					no="fix the data first"
					otherwise="List the repairs, and set a date to ask again."
				>
					Complete and recent enough, and gathered for a purpose that covers this one.
				</Question>
				<Question
					ask="Does it beat the simple way?"
					left={1}
					no="do it the simple way"
					otherwise="It’s cheaper to build, and to check."
				>
					A form, a rule or a feature you already pay for. Count the time spent checking the AI’s
					work.
				</Question>
			</ol>
			<div className="border border-transparent bg-highlight py-6 pr-5 pl-14 text-on-highlight lg:py-9 lg:pl-32">
				<p className="flex gap-2 font-semibold">
					<Icon icon={UserCheck} className="mt-0.5" />
					Your people decide
				</p>
				<p className="mt-2 font-display text-heading">Put it on the shortlist</p>
				<p className="mt-2">Your board or managers choose what on that list goes first.</p>
			</div>
		</>
	);
}
