import type { ReactNode } from "react";
import { count } from "#src/content/counts.ts";
import { director, founder } from "#src/content/people.ts";
import { decided, replyTime, stopping } from "#src/content/sentences.ts";
import { Link } from "#src/ui/link.tsx";

const minutes = decided("freeCallMinutes");
const overrun = decided("overrun");
const months = decided("mendingMonths");

/** Everything that the company promises a client, in one place. The owner's decisions fill it. */
export function Promises() {
	return (
		<>
			<Group title="Before you sign">
				<Line term="A reply">{`You hear from us ${replyTime}.`}</Line>
				{minutes > 0 && (
					<Line term="A first call">{`It takes ${minutes} minutes and costs nothing.`}</Line>
				)}
				{decided("outline") && (
					<Line term="An outline">
						A short one in writing after the call, at no charge, yours to show to anyone.
					</Line>
				)}
				<Line term="A written scope">
					It says what’s built, what’s left out and the price of each week.
				</Line>
				<Line term="Confidentiality">An agreement on request, yours or ours.</Line>
				{decided("references") && (
					<Line term="References">Ask, and you can speak to someone who knows our work.</Line>
				)}
				{decided("insurance") && (
					<Line term="Insurance">Ask, and we say what we’re insured for.</Line>
				)}
			</Group>
			<Group title="While we build">
				<Line term="Who signs">
					{`${founder.name} signs the scope, and ${director.name} every release we make, before it goes live.`}
				</Line>
				<Line term="Your data">
					It’s kept in your accounts or on your own machines; where a device maker’s cloud sees it
					too, the scope says so. A model’s provider,{" "}
					<Link href="/solutions/cloud-page#locations">in regions you approve</Link>, may keep a
					copy of what it reads, and mustn’t train on it. A forecast is fitted to your own figures
					and belongs to you.
				</Line>
				<Line term="If it takes longer">
					{overrun === "rate" && "Extra weeks are at the agreed rate, if you want them."}
					{overrun === "shared" && "We share the cost of the extra weeks, if you want them."}
					{overrun.startsWith("ours") && `The extra weeks are at our cost, ${overrun.slice(5)}.`}
				</Line>
				<Line term="If you want to stop">{`${stopping} The scope may name points that end it sooner.`}</Line>
			</Group>
			<Group title="Once the work is yours">
				<Line term="Ownership">
					What you’ve paid for is yours: code, prompts, tests and notes. Open-source parts keep
					their own licences.
				</Line>
				<Line term="Faults">
					{months > 0
						? `For ${count(months, "month", "months")} we put right any fault in what we built, at no charge.`
						: "The contract says whether, and for how long, we put our own faults right at no charge."}
				</Line>
				<Line term="A breach">
					If we learn of one that touches your data, we tell you without undue delay.
				</Line>
			</Group>
		</>
	);
}

function Group({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="gap-x-6 border-line border-t py-6 lg:grid lg:grid-cols-12 lg:py-10">
			<h3 className="font-display text-quiet lg:col-span-4">{title}</h3>
			<dl className="grid gap-y-4 max-lg:mt-4 lg:col-span-8">{children}</dl>
		</div>
	);
}

function Line({ term, children }: { term: string; children: ReactNode }) {
	return (
		<div className="gap-x-6 sm:grid sm:grid-cols-8">
			<dt className="font-semibold sm:col-span-3">{term}</dt>
			<dd className="text-muted sm:col-span-5">{children}</dd>
		</div>
	);
}
