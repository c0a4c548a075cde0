import { PenLine, UserCheck } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "#src/ui/icon.tsx";

/**
 * The page's picture: a clinic letter beside its note. Side by side, the note and the letter share five rows,
 * so that each sentence is level with its line of the note.
 */
export function SourcedLetter() {
	return (
		<>
			<p className="font-medium">Illustrative example: a reply to a GP</p>
			<div className="mt-6 grid gap-6 lg:grid-cols-[4fr_4rem_8fr] lg:grid-rows-[auto_auto_auto_auto_auto] lg:gap-0">
				<div className="bg-accent-soft p-5 text-ink lg:col-start-1 lg:row-span-4 lg:row-start-1 lg:grid lg:grid-rows-subgrid lg:pt-8 lg:pr-0 lg:pb-0 lg:pl-6">
					<div>
						<h3 className="text-subheading">Clinic note</h3>
						<p className="text-muted text-small">Typed by the clinician, 2:20 pm</p>
					</div>
					<ol className="mt-4 grid gap-3 lg:row-span-3 lg:mt-0 lg:grid-rows-subgrid lg:gap-0">
						<NoteLine number="1">Knee pain settled since physio</NoteLine>
						<NoteLine number="2">X-ray in March, no change from last year</NoteLine>
						<NoteLine number="3">Discharge to GP, re-refer if locking</NoteLine>
					</ol>
				</div>
				<div className="paper px-5 pt-6 pb-8 sm:px-8 lg:col-start-3 lg:row-span-5 lg:row-start-1 lg:grid lg:grid-rows-subgrid lg:px-14 lg:pt-8 lg:pb-12">
					<div className="lg:pb-4">
						<div className="flex flex-wrap justify-between gap-x-8 text-small">
							<h3 className="font-normal font-sans text-small">The letter, for the clinician</h3>
							<p>17 November</p>
						</div>
						<p className="mt-6 font-display text-lead lg:mt-8">Thank you for your referral.</p>
					</div>
					<ul className="mt-3 grid gap-3 lg:row-span-3 lg:mt-0 lg:grid-rows-subgrid lg:gap-0">
						<Sentence number="1">The knee pain has settled since physiotherapy.</Sentence>
						<Sentence number="2">The X-ray in March shows no change from last year.</Sentence>
						<Sentence number="3">
							I am discharging this patient to your care, and ask you to refer again if the knee
							locks.
						</Sentence>
					</ul>
					<div>
						<div className="-mx-5 mt-6 bg-highlight px-5 py-4 text-on-highlight sm:-mx-8 sm:px-8 lg:-mx-[4.5rem] lg:px-[4.5rem]">
							<p className="flex items-center gap-2 font-semibold text-small/snug">
								<Icon icon={UserCheck} />
								The clinician decides
							</p>
							<p className="mt-1 text-small">
								Letters of this kind usually mention exercise. The note doesn’t, so this letter
								doesn’t either. Add it if you want it.
							</p>
						</div>
						<p className="mt-14 flex max-w-[20rem] gap-2.5 border-ink border-t-2 pt-3 text-small">
							<Icon icon={PenLine} className="mt-0.5" />
							Not signed yet, so it can’t be sent.
						</p>
					</div>
				</div>
			</div>
		</>
	);
}

interface LineProps {
	number: string;
	children: ReactNode;
}

function NoteLine({ number, children }: LineProps) {
	return (
		<li className="flex items-center gap-3 text-small/snug lg:flex-row-reverse lg:justify-between">
			<LineNumber className="lg:-mr-3.5">{number}</LineNumber> {children}
		</li>
	);
}

/** A sentence with the number of its line. Side by side, a stroke from the number reaches back to the note. */
function Sentence({ number, children }: LineProps) {
	return (
		<li className="relative flex items-center justify-between gap-3 py-1 font-display text-lead/snug lg:py-4">
			{children}{" "}
			<LineNumber className="lg:absolute lg:top-1/2 lg:-left-14 lg:[translate:-50%_-50%]">
				<span className="absolute right-full hidden w-9 border-accent border-t-3 lg:block" />
				<span className="sr-only">(note, line </span>
				{number}
				<span className="sr-only">)</span>
			</LineNumber>
		</li>
	);
}

function LineNumber({ className, children }: { className: string; children: ReactNode }) {
	return (
		<span
			className={`z-1 inline-grid size-7 shrink-0 place-items-center rounded-full bg-accent font-sans font-semibold text-label/none text-on-accent ${className}`}
		>
			{children}
		</span>
	);
}
