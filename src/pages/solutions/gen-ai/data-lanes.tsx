import { ArrowLeft, ArrowRight, Eye, type IconNode, UserCheck, X } from "lucide";
import { Fragment, type ReactNode } from "react";
import { Diagram } from "#src/sections/diagram.tsx";
import { stratumOf } from "#src/sections/strata.ts";
import { Icon } from "#src/ui/icon.tsx";

interface Lane {
	place: string;
	/** The country, or how it is chosen. */
	where: string;
	holds: readonly string[];
	/** What a person decides here. */
	decides?: string;
	seenBy: string;
}

interface Crossing {
	/** What is sent to the next lane. */
	out: string;
	/** What comes back from it. */
	back: string;
	/** What must not cross. */
	stays: string;
}

export interface DataLanesProps {
	caption: ReactNode;
	labels: { seenBy: string; out: string; back: string; stays: string };
	lanes: readonly [Lane, Lane, Lane];
	/** The crossings between lanes 1 and 2, and between lanes 2 and 3. */
	crossings: readonly [Crossing, Crossing];
}

/** Where data goes and who can see it: three places, and what crosses the border between two. */
export function DataLanes({ caption, labels, lanes, crossings }: DataLanesProps) {
	return (
		<Diagram caption={caption}>
			<ol className="grid lg:grid-cols-[1fr_11rem_1fr_11rem_1fr] lg:grid-rows-[auto_1fr_auto]">
				{lanes.map((lane, index) => {
					const crossing = crossings[index];
					return (
						<Fragment key={lane.place}>
							<Place {...lane} label={labels.seenBy} stratum={index + 1} />
							{crossing && <Border {...crossing} labels={labels} />}
						</Fragment>
					);
				})}
			</ol>
		</Diagram>
	);
}

interface PlaceProps extends Lane {
	label: string;
	/** The farther from the people who ask, the darker. */
	stratum: number;
}

/** A place. The person who decides there is a flag on it. */
function Place({ place, where, holds, decides, seenBy, label, stratum }: PlaceProps) {
	const { ground } = stratumOf(stratum);
	return (
		<li className="grid lg:row-span-3 lg:grid-rows-subgrid">
			{decides && (
				<p className="ml-5 w-fit border-ink border-l-[3px] pb-8 xl:ml-6">
					<span className="decision flag flex items-center gap-2.5 py-2.5 pr-9 pl-4 font-semibold">
						<Icon icon={UserCheck} />
						{decides}
					</span>
				</p>
			)}
			<div className={`p-5 lg:row-start-2 xl:p-6 ${ground}`}>
				<h3 className="text-subheading">{place}</h3>
				<p className="text-[1em]/normal">{where}</p>
				<ul className="mt-5 grid gap-y-3 text-[1em]/snug">
					{holds.map((thing) => (
						<li key={thing}>{thing}</li>
					))}
				</ul>
			</div>
			<p
				className={`flex gap-2.5 px-5 pb-5 text-[1em]/snug lg:row-start-3 xl:px-6 xl:pb-6 ${ground}`}
			>
				<Icon icon={Eye} className="mt-0.5" />
				<span>
					<span className="font-semibold">{label} </span>
					{seenBy}
				</span>
			</p>
		</li>
	);
}

/** The border between two places: a line, and across it gates for what crosses and what doesn't. */
function Border({ out, back, stays, labels }: Crossing & { labels: DataLanesProps["labels"] }) {
	return (
		<li className="lg:row-span-3 lg:grid lg:grid-rows-subgrid">
			<ul className="relative grid gap-2 border-ink py-4 max-lg:border-t-[3px] lg:row-span-2 lg:row-start-2 lg:auto-rows-fr lg:gap-6 lg:px-3 lg:py-0 lg:before:absolute lg:before:-top-5 lg:before:-bottom-5 lg:before:left-1/2 lg:before:border-ink lg:before:border-l-[3px]">
				<Passage icon={ArrowRight} label={labels.out} text={out} />
				<Passage icon={ArrowLeft} label={labels.back} text={back} />
				<Passage icon={X} label={labels.stays} text={stays} stays />
			</ul>
		</li>
	);
}

interface PassageProps {
	icon: IconNode;
	label: string;
	text: string;
	/** Nothing crosses. */
	stays?: boolean;
}

function Passage({ icon, label, text, stays = false }: PassageProps) {
	return (
		<li className="relative bg-ground p-3 text-small max-lg:px-5">
			<span className="flex gap-2 font-semibold">
				{/* On small screens the places are one under the other. */}
				<Icon
					icon={icon}
					className={`mt-0.5 ${stays ? "text-danger" : "text-accent max-lg:rotate-90"}`}
				/>
				{label}{" "}
			</span>
			{text}
		</li>
	);
}
