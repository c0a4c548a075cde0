import { Anchor, UserCheck } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "#src/ui/icon.tsx";

/**
 * The page's picture: six stages of an import, with the documents that first appear at each and what is checked
 * then. On a wide screen each document is a bar from its stage to delivery, pale once the ship has berthed.
 */
export function StageChart() {
	return (
		<>
			<p className="font-medium">Illustrative example: a containerised import by sea</p>
			<ol className="relative mt-6 grid gap-4 lg:mt-16 lg:grid-cols-6 lg:grid-rows-[repeat(16,auto)_1fr] lg:gap-0">
				<Stage
					name="Order placed"
					place="[--column:1] [--stage:var(--color-land-2)]"
					checked="Is the supplier’s code on file? Is the country of manufacture on MPI’s stink bug list?"
					fails="The buyer completes the order."
				>
					<Document>Purchase order</Document>
					<Document>Supplier details</Document>
				</Stage>
				<Stage
					name="Before loading"
					place="[--column:2] [--stage:var(--color-land-3)]"
					checked="Do quantities and values match the order? Does the sailing date fall in the stink bug season?"
					fails="The supplier is told while goods can still be counted."
				>
					<Document>Commercial invoice</Document>
					<Document>Packing list</Document>
					<Document>Sailing schedule</Document>
					<Document>Treatment certificate</Document>
				</Stage>
				<Stage
					name="At sea"
					place="[--column:3] [--stage:color-mix(in_oklab,var(--color-land-3),var(--color-land-4))]"
					checked="Do parties, container and seal numbers match the packing list?"
					fails="The forwarder asks for an amended bill."
				>
					<Document>Bill of lading</Document>
				</Stage>
				<Stage
					name="Before arrival"
					place="[--column:4] [--stage:var(--color-land-4)]"
					checked="Do codes, currency and totals agree across all documents?"
					fails="The draft is held until the broker clears it."
					decides
				>
					<Document>Arrival notice</Document>
					<Document>Draft import entry</Document>
					<Document>Biosecurity forms</Document>
				</Stage>
				<li className="flex items-center gap-3 font-semibold text-small/snug lg:absolute lg:-top-10 lg:bottom-0 lg:left-2/3 lg:z-1 lg:block">
					<span className="inline-flex items-center gap-2 rounded-control bg-ink px-2.5 py-1 text-ground lg:relative lg:[translate:-50%]">
						<Icon icon={Anchor} />
						The ship berths
					</span>
					<span className="grow border-ink border-t-3 border-dashed lg:absolute lg:inset-y-0 lg:left-0 lg:-z-1 lg:border-t-0 lg:border-l-3" />
				</li>
				<Stage
					name="On the wharf"
					place="[--column:5] [--stage:var(--color-land-2)]"
					checked="How much free time is left? Are truck and dock booked for the same hour?"
					fails="Operations rings the customer with a new time."
				>
					<Document>Clearance or direction</Document>
					<Document>Delivery order</Document>
				</Stage>
				<Stage
					name="At the door"
					place="[--column:6] [--stage:var(--color-land-2)]"
					checked="Does the count match the packing list?"
					fails="A claim file opens with the earlier documents in it."
				>
					<Document>Delivery docket</Document>
					<Document>Unpack count</Document>
					<Document>Photographs</Document>
				</Stage>
			</ol>
		</>
	);
}

interface StageProps {
	name: string;
	/** Its column and the colour of its documents. */
	place: string;
	checked: string;
	/** Who does what if a check fails. */
	fails: string;
	/** A person has the last word at this stage. */
	decides?: boolean;
	/** The documents that first appear at this stage. */
	children: ReactNode;
}

/**
 * On a phone it is a card. On a wide screen its parts stand in the chart's grid: the name in the first row, each
 * document in the next free one, and the checks below them.
 */
function Stage({ name, place, checked, fails, decides = false, children }: StageProps) {
	return (
		<li className={`bg-surface p-5 lg:contents ${place}`}>
			<h3 className="text-subheading lg:col-start-(--column) lg:row-start-1 lg:px-3 lg:pb-3">
				{name}
			</h3>
			<ul className="mt-3 flex flex-wrap gap-1.5 lg:contents">{children}</ul>
			<dl className="mt-4 text-small lg:col-start-(--column) lg:row-span-16 lg:mt-2 lg:px-3">
				<dt className="font-semibold">Checked</dt>
				<dd className="text-muted">{checked}</dd>
				<div className={decides ? "mt-3 bg-highlight p-3 text-on-highlight" : "mt-3"}>
					<dt className="font-semibold">
						{decides && (
							<span className="mb-1 flex gap-2">
								<Icon icon={UserCheck} className="mt-0.5" /> A person decides
							</span>
						)}{" "}
						If something fails
					</dt>
					<dd className={decides ? "" : "text-muted"}>{fails}</dd>
				</div>
			</dl>
		</li>
	);
}

function Document({ children }: { children: string }) {
	return (
		<li className="stage-bar border border-transparent px-3 py-1.5 font-medium text-small/snug lg:col-[var(--column)/-1] lg:mb-1">
			{children}
		</li>
	);
}
