import { UserCheck } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "#src/ui/icon.tsx";

interface FindProps {
	/** The lot, batch or place. */
	name: string;
	/** The kilograms of the withdrawn lot in it, and its colour. */
	className: string;
	children: ReactNode;
}

/** One find, from 1024 px up as a bar as high as it is heavy. */
function Find({ name, className, children }: FindProps) {
	return (
		<li className={`find text-small/snug ${className}`}>
			<p className="font-display font-medium text-subheading/tight">{name}</p>
			<p>{children}</p>
		</li>
	);
}

interface AnswerProps {
	question: string;
	/** From the finds of the question before to these: paths in a box 1 wide, in em from the top. */
	bands?: ReactNode;
	/** How the answer is found. */
	how: string;
	children: ReactNode;
}

/** A question of the drill with its finds. */
function Answer({ question, bands, how, children }: AnswerProps) {
	return (
		<li className="lg:row-span-3 lg:grid lg:grid-rows-subgrid">
			<h3 className="mb-3 self-end text-subheading lg:mb-0">{question}</h3>
			<div className="relative text-small">
				{bands && (
					<svg
						width="80"
						height="160"
						viewBox="0 0 1 46"
						preserveAspectRatio="none"
						aria-hidden="true"
						className="absolute top-0 right-full hidden h-[46em] w-1/3 lg:block"
					>
						{bands}
					</svg>
				)}
				<ul className="grid grid-cols-2 content-start gap-x-4 gap-y-4 lg:grid-cols-1 lg:gap-y-[1.5em]">
					{children}
				</ul>
			</div>
			<p className="mt-3 text-muted text-small lg:mt-0">{how}</p>
		</li>
	);
}

/** The drawing of a recall drill: a withdrawn lot, followed by weight to where it is tonight. */
export function RecallDrill() {
	return (
		<>
			<Flow />
			<ol className="grid gap-y-8 lg:grid-cols-[repeat(4,minmax(0,1fr))] lg:grid-rows-[repeat(3,auto)] lg:gap-x-[calc(100%/15)] lg:gap-y-5">
				<Answer
					question="Did we receive it?"
					how="Found by the supplier’s lot number and by yours."
				>
					<Find name="Premix lot 118" className="[--bar:var(--color-land-1)] [--kg:400]">
						400 kg, store bay 3. Withdrawn by its supplier.
					</Find>
					<li className="border-2 border-control border-dashed px-4 py-3 text-small/snug">
						<p className="font-display font-medium text-subheading/tight">Premix lot 119</p>
						<p>Same delivery, same bay. Your recall lead rules it in or out.</p>
					</li>
				</Answer>
				<Answer
					question="Which blends took it?"
					how="What doesn’t balance goes to the top of the list."
					bands={
						<>
							<path className="fill-land-1" d="M0 0H1V18H0z" />
							<path
								className="fill-land-1"
								d="M0 18C.5 18 .5 19.5 1 19.5V37.5C.5 37.5 .5 36 0 36z"
							/>
							<path
								className="fill-land-1"
								d="M0 36C.5 36 .5 39 1 39V42.8C.5 42.8 .5 39.8 0 39.8z"
							/>
							<path
								className="fill-none stroke-3 stroke-highlight"
								vectorEffect="non-scaling-stroke"
								d="M0 39.9C.5 39.9 .5 44.4 1 44.4"
							/>
						</>
					}
				>
					<Find name="Blend 41" className="[--bar:var(--color-land-2)] [--kg:180]">
						180 kg of lot 118
					</Find>
					<Find name="Blend 42" className="[--bar:var(--color-land-2)] [--kg:180]">
						180 kg of lot 118, in part bags
					</Find>
					<Find
						name="No blend"
						className="[--bar:var(--color-land-2)] [--kg:38] lg:gap-1 lg:[&_p]:leading-none"
					>
						38 kg, still in store
					</Find>
					<li className="border-highlight border-t-3 pt-2 text-small/snug">
						<p className="font-display font-medium text-subheading/tight">2 kg unaccounted for</p>
						<p className="mt-2 inline-flex lg:w-max items-center gap-2 bg-highlight px-2.5 py-1 font-medium text-on-highlight">
							<Icon icon={UserCheck} />
							Your recall lead looks for it
						</p>
					</li>
				</Answer>
				<Answer
					question="Which batch codes went on the packs?"
					how="Held, released and destroyed must add up to what was made."
					bands={
						<>
							<path className="fill-land-2" d="M0 0H1V18H0zM0 19.5H1V30.3H0z" />
							<path
								className="fill-land-2"
								d="M0 30.3C.5 30.3 .5 31.8 1 31.8V39C.5 39 .5 37.5 0 37.5z"
							/>
						</>
					}
				>
					<Find name="Batch 2261" className="[--bar:var(--color-land-3)] [--kg:180]">
						9,940 tins, from blend 41
					</Find>
					<Find name="Batch 2262" className="[--bar:var(--color-land-3)] [--kg:108]">
						5,960 tins, from blend 42
					</Find>
					<Find name="Batch 2263" className="[--bar:var(--color-land-3)] [--kg:72]">
						11,900 pouches, from blend 42
					</Find>
				</Answer>
				<Answer
					question="Where are they tonight?"
					how="A list of batch codes and counts for each place."
					bands={
						<>
							<path className="fill-land-3" d="M0 0H1V10.8H0zM0 19.5H1V30.3H0zM0 31.8H1V39H0z" />
							<path
								className="fill-land-3"
								d="M0 10.8C.5 10.8 .5 12.3 1 12.3V19.5C.5 19.5 .5 18 0 18z"
							/>
						</>
					}
				>
					<Find name="Your own store" className="[--bar:var(--color-land-4)] [--kg:108]">
						5,940 tins of 2261, on hold
					</Find>
					<Find name="A container at sea" className="[--bar:var(--color-land-4)] [--kg:180]">
						4,000 tins of 2261, 5,960 of 2262
					</Find>
					<Find name="A customer" className="[--bar:var(--color-land-4)] [--kg:72]">
						11,900 pouches. No out-of-hours number.
					</Find>
				</Answer>
			</ol>
		</>
	);
}

/** The same on a phone: from the lot down to the places, a unit wide for a kilogram. */
function Flow() {
	return (
		<svg
			width="320"
			height="314"
			viewBox="0 0 416 392"
			aria-hidden="true"
			textAnchor="middle"
			fontSize="21"
			className="mb-6 h-auto w-full max-w-[28rem] font-medium lg:hidden"
		>
			<path
				className="fill-land-1"
				d="M24 0H375V60H24zM24 60C24 78 0 78 0 96H158C158 78 182 78 182 60M182 60C182 78 174 78 174 96H332C332 78 340 78 340 60M340 60C340 78 348 78 348 96H381C381 78 373 78 373 60"
			/>
			<path
				className="fill-land-2"
				d="M0 96H158V196H0zM174 96H332V160H174zM348 96H381V160H348zM174 160H269V196H174zM269 160C269 178 285 178 285 196H348C348 178 332 178 332 160"
			/>
			<path
				className="fill-land-3"
				d="M0 196H158V260H0zM174 196H269V296H174zM285 196H348V296H285zM0 260H95V296H0zM95 260C95 278 111 278 111 296H174C174 278 158 278 158 260"
			/>
			<path
				fill="var(--color-land-4)"
				d="M0 296H95V360H0zM111 296H269V360H111zM285 296H348V360H285z"
			/>
			<path className="fill-none stroke-3 stroke-highlight" d="M374 60C374 78 395 78 395 96V188" />
			<g fill="currentColor">
				<text x="200" y="37">
					Premix lot 118
				</text>
				<text x="79" y="135">
					Blend 41
				</text>
				<text x="253" y="135">
					Blend 42
				</text>
				<text x="362" y="182">
					38 kg
				</text>
				<text x="378" y="212">
					2 kg
				</text>
				<text x="79" y="235">
					2261
				</text>
				<text x="221" y="235">
					2262
				</text>
				<text x="316" y="235">
					2263
				</text>
				<text x="47" y="386">
					Store
				</text>
				<text x="190" y="386">
					At sea
				</text>
				<text x="314" y="386">
					Customer
				</text>
			</g>
		</svg>
	);
}
