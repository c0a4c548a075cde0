import { UserCheck } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "#src/ui/icon.tsx";

/** The page's picture: the file on one decision, a sheet of paper with six entries and the folder's six tabs. */
export function DecisionFile() {
	return (
		<div className="lg:mr-24">
			<Tabs />
			<div className="paper px-5 pt-4 pb-2 sm:px-8 lg:px-12 lg:pt-10 lg:pb-4">
				<p className="border-ink border-b-2 pb-4 font-medium">
					Illustrative example: a request to raise a card limit
				</p>
				<ol>
					<Entry
						number="1"
						name="The request"
						holds="What was asked, when, and how identity was checked."
						reader="your staff, when the customer rings back"
					>
						Raise the limit from $4,000 to $7,000. In the app, Monday 7:42&nbsp;pm, with a code to
						the phone on file.
					</Entry>
					<Entry
						number="2"
						name="The inputs"
						holds="The fields, with their source, age and consent."
						reader="your privacy officer, when a customer asks to see or correct them"
					>
						Twelve months of repayments, from the bank’s ledger. Income, 14 months old, from the
						application, with the consent given then.
					</Entry>
					<Entry
						number="3"
						name="The rule or model"
						holds="Name, version, owner and last review."
						reader="model risk and internal audit"
					>
						Limit rules, version 14. Owned by lending risk, reviewed in February.
					</Entry>
					<Entry
						number="4"
						name="The outcome and its reasons"
						holds="In words you could send the customer."
						reader="the complaints team, and through them the customer"
					>
						Suggested: decline. Two late repayments since November, and the income we hold is over a
						year old.
					</Entry>
					<Entry
						number="5"
						name="The person"
						holds="A rule your people wrote may approve. Only a person can decline someone, and a language model decides nothing."
						reader="team leaders and conduct risk"
					>
						<strong className="mb-4 flex w-fit -rotate-3 items-center gap-2.5 border-[3px] border-on-highlight border-double bg-highlight px-4 py-2.5 font-medium text-[1.375rem]/tight text-on-highlight [outline:5px_solid_var(--color-highlight)] lg:absolute lg:-right-36 lg:bottom-6 lg:mb-0 lg:px-5.5 lg:py-3.5 lg:text-[2rem]/tight">
							<Icon icon={UserCheck} />A lending analyst declined it
						</strong>{" "}
						Tuesday 8:55&nbsp;am, with entries one to four open.
					</Entry>
					<Entry
						number="6"
						name="What happened next"
						holds="Letters, complaints, corrections and reversals."
						reader="the board, and those who answer the regulator"
					>
						Complaint three weeks later: the bank had misposted one repayment. Corrected, decided
						again, limit raised.
					</Entry>
				</ol>
			</div>
		</div>
	);
}

/** The tabs of the file's six sheets: the fifth, the person's, is yellow. The first is the paper's own. The deeper a sheet lies, the more of the section's ground it has. */
function Tabs() {
	return (
		<svg
			width="320"
			height="48"
			viewBox="0 56 1200 134"
			preserveAspectRatio="none"
			className="h-12 w-full lg:h-24"
			aria-hidden="true"
		>
			<path
				fill="color-mix(in oklab, var(--color-accent) 30%, var(--color-deep))"
				d="M1000 100l10-36q3-8 12-8h156q9 0 12 8l10 36H1200V190H0V100z"
			/>
			<path
				fill="var(--color-highlight)"
				d="M800 118l10-36q3-8 12-8h156q9 0 12 8l10 36H1200V190H0V118z"
			/>
			<path
				fill="color-mix(in oklab, var(--color-accent) 47%, var(--color-deep))"
				d="M600 136l10-36q3-8 12-8h156q9 0 12 8l10 36H1200V190H0V136z"
			/>
			<path
				fill="color-mix(in oklab, var(--color-accent) 65%, var(--color-deep))"
				d="M400 154l10-36q3-8 12-8h156q9 0 12 8l10 36H1200V190H0V154z"
			/>
			<path
				fill="color-mix(in oklab, var(--color-accent) 85%, var(--color-deep))"
				d="M200 172l10-36q3-8 12-8h156q9 0 12 8l10 36H1200V190H0V172z"
			/>
			<path
				className="paper"
				fill="var(--color-ground)"
				d="M0 190l10-36q3-8 12-8h156q9 0 12 8l10 36H1200V190H0V190z"
			/>
		</svg>
	);
}

interface EntryProps {
	number: string;
	name: string;
	/** What the entry is for. */
	holds: string;
	/** Who reads it, and for what. */
	reader: string;
	children: ReactNode;
}

function Entry({ number, name, holds, reader, children }: EntryProps) {
	return (
		<li className="relative grid content-start gap-x-8 gap-y-3 border-line border-b py-6 last:border-b-0 has-[strong]:lg:min-h-56 lg:grid-cols-12">
			<div className="grid grid-cols-[2rem_1fr] lg:col-span-4">
				<span aria-hidden="true" className="font-display text-lead text-muted">
					{number}
				</span>
				<div>
					<h3 className="text-subheading">{name}</h3>
					<p className="mt-1 text-muted text-small">{holds}</p>
				</div>
			</div>
			<p className="font-display text-lead/snug max-lg:pl-8 lg:col-span-5">{children}</p>
			<p className="text-small max-lg:pl-8 lg:col-span-3">
				<span className="font-semibold">Read by </span>
				<span className="text-muted">{reader}</span>
			</p>
		</li>
	);
}
