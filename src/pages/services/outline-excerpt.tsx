import type { ReactNode } from "react";
import { Figure } from "#src/sections/figure.tsx";

/** A part of the example outline, on paper. The whole of it is a file to print. */
export function OutlineExcerpt() {
	return (
		<Figure
			caption={
				<>
					Illustrative example: the job, the freight forwarder and all figures are invented.{" "}
					<a href="/forms/example-outline.pdf">The whole outline</a> (PDF, two pages).
				</>
			}
		>
			<div className="paper rounded-panel border border-line p-4 sm:p-8 lg:p-12">
				<h3 className="font-display text-heading">
					Finding faults in import documents before the ship berths
				</h3>
				<div className="mt-8 grid gap-x-12 gap-y-6 lg:grid-cols-2">
					<div>
						<h4 className="font-semibold">Your question</h4>
						<p className="mt-1">
							The desk finds faults while it types the entry, a day before arrival. Could software
							find them earlier, and would that pay?
						</p>
					</div>
					<div>
						<h4 className="font-semibold">Our answer</h4>
						<p className="mt-1">
							Probably, yes: on one lane, fixed rules would find most of them earlier. In most of
							the faults you showed us two documents disagree, and a rule can see that on the day
							the second one arrives.
						</p>
					</div>
				</div>
				<h4 className="mt-8 font-semibold">Who does what, with an engineer on it full time</h4>
				<dl className="mt-3">
					<Weeks when="Week 1" you="Operator, 4 hours">
						Forty closed files are traced, and faults counted by document and stage.
					</Weeks>
					<Weeks when="Weeks 2 to 3" you="Broker, 3 hours a week; privacy officer, half a day">
						The checks are written down, each with an owner and an action.
					</Weeks>
					<Weeks when="Weeks 4 to 7" you="IT, 2 days in all; operator, an hour every Friday">
						The checks run on copies. The desk doesn’t see them yet.
					</Weeks>
					<Weeks when="Weeks 8 to 9" you="The desk, an hour of training; maintainer, half a day">
						Alerts reach the desk, on one lane. The desk keeps its own checks.
					</Weeks>
				</dl>
				<div className="mt-8 grid gap-x-12 gap-y-6 lg:grid-cols-2">
					<div>
						<h4 className="font-semibold">What it costs</h4>
						<p className="mt-1 font-display text-quiet">9 weeks × the weekly rate, plus GST</p>
						<p className="mt-2">
							The range is 8 to 12 weeks. Late faults on this lane cost $2,800 a week in storage and
							other charges. If the checks save three quarters of that, each $10,000 comes back in
							about five weeks of use. Upkeep costs extra.
						</p>
					</div>
					<div>
						<h4 className="font-semibold">What would make us stop</h4>
						<ul className="mt-1 list-disc pl-5 *:mt-1">
							<li>Week 1: fewer than half of the faults could have been seen earlier.</li>
							<li>Week 3: broker and desk can’t agree which mismatches matter.</li>
							<li>Week 7: two Fridays in a row with more false alarms than faults caught.</li>
						</ul>
					</div>
				</div>
			</div>
		</Figure>
	);
}

function Weeks({ when, you, children }: { when: string; you: string; children: ReactNode }) {
	return (
		<div className="gap-x-6 border-line border-t py-3 sm:grid sm:grid-cols-12">
			<dt className="font-display text-subheading sm:col-span-3">{when}</dt>
			<dd className="sm:col-span-5">{children}</dd>
			<dd className="text-muted sm:col-span-4">{`From you: ${you}`}</dd>
		</div>
	);
}
