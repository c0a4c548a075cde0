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
			<ol className="stage-chart relative mt-6 grid gap-4 lg:mt-16 lg:grid-cols-6 lg:grid-rows-[repeat(15,auto)_1fr] lg:gap-0">
				<Stage
					name="Order placed"
					checked="Is the supplier’s code on file? Is the country of manufacture on MPI’s stink bug list?"
					fails="The buyer completes the order."
				>
					<li>Purchase order</li>
					<li>Supplier details</li>
				</Stage>
				<Stage
					name="Before loading"
					checked="Do quantities and values match the order? Does the sailing date fall in the season?"
					fails="The supplier is told while goods can still be counted."
				>
					<li>Commercial invoice</li>
					<li>Packing list</li>
					<li>Sailing schedule</li>
					<li>Treatment certificate</li>
				</Stage>
				<Stage
					name="At sea"
					checked="Do parties, container and seal numbers match the packing list?"
					fails="The forwarder asks for an amended bill."
				>
					<li>Bill of lading</li>
				</Stage>
				<Stage
					name="Before arrival"
					checked="Do codes, currency and totals agree across all documents?"
					fails="The draft is held until the broker clears it by hand."
					decides
				>
					<li>Arrival notice</li>
					<li>Draft import entry</li>
					<li>Biosecurity documents</li>
				</Stage>
				<li className="flex items-center gap-3 font-semibold text-small/snug lg:absolute lg:-top-10 lg:bottom-0 lg:left-2/3 lg:z-1 lg:block">
					<span className="inline-flex items-center gap-2 rounded-control bg-ink px-2.5 py-1 text-ground lg:relative lg:-translate-x-1/2">
						<Icon icon={Anchor} />
						The ship berths
					</span>
					<span className="grow border-ink border-t-3 border-dashed lg:absolute lg:inset-y-0 lg:left-0 lg:-z-1 lg:border-t-0 lg:border-l-3" />
				</li>
				<Stage
					name="On the wharf"
					checked="How much free time is left? Are truck and dock booked for the same hour?"
					fails="Operations rings the customer with a new time."
				>
					<li>Clearance or direction</li>
					<li>Delivery order</li>
				</Stage>
				<Stage
					name="At the door"
					checked="Does the count match the packing list?"
					fails="A claim file opens with the earlier documents in it."
				>
					<li>Delivery docket</li>
					<li>Unpack count</li>
					<li>Photographs</li>
				</Stage>
			</ol>
		</>
	);
}

interface StageProps {
	name: string;
	checked: string;
	/** Who does what if a check fails. */
	fails: string;
	/** A person has the last word at this stage. */
	decides?: boolean;
	/** The documents that first appear at this stage. */
	children: ReactNode;
}

function Stage({ name, checked, fails, decides = false, children }: StageProps) {
	return (
		<li className="stage">
			<h3 className="text-subheading lg:px-3 lg:pb-3">{name}</h3>
			<ul className="mt-3 flex flex-wrap gap-1.5 font-medium text-small/snug">{children}</ul>
			<dl className="mt-4 text-small lg:mt-2 lg:px-3">
				<dt className="font-semibold">Checked</dt>
				<dd className="text-muted">{checked}</dd>
				<div className={decides ? "mt-3 bg-highlight p-3 text-on-highlight" : "mt-3"}>
					{decides && (
						<p className="mb-1 flex gap-2 font-semibold">
							<Icon icon={UserCheck} className="mt-0.5" /> A person decides
						</p>
					)}
					<dt className="font-semibold">If something fails</dt>
					<dd className={decides ? "" : "text-muted"}>{fails}</dd>
				</div>
			</dl>
		</li>
	);
}
