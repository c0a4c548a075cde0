import { ArrowDown, ArrowUp, Eye, type IconNode, UserCheck, X } from "lucide";
import { Fragment, type ReactNode } from "react";
import { Connector, Diagram } from "#src/sections/diagram.tsx";
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

/** Where data goes and who can see it: three places, and what crosses between them. */
export function DataLanes({ caption, labels, lanes, crossings }: DataLanesProps) {
	return (
		<Diagram caption={caption}>
			<ol className="grid lg:grid-cols-[1fr_9.5rem_1fr_9.5rem_1fr] lg:grid-rows-[1fr_auto]">
				{lanes.map((lane, index) => {
					const crossing = crossings[index];
					return (
						<Fragment key={lane.place}>
							<Place {...lane} label={labels.seenBy} stratum={index + 1} />
							{crossing && (
								<li className="lg:row-span-2 lg:pt-28">
									<Border {...crossing} labels={labels} />
								</li>
							)}
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

/** A place. The person who decides stands on it, above the others. */
function Place({ place, where, holds, decides, seenBy, label, stratum }: PlaceProps) {
	const { ground } = stratumOf(stratum);
	return (
		<li className={`grid gap-y-6 lg:row-span-2 lg:grid-rows-subgrid ${decides ? "" : "lg:pt-28"}`}>
			<div className="flex flex-col">
				{decides && (
					<p className="step decision -order-1 flex items-center gap-3 p-5 font-display text-quiet lg:h-28">
						<Icon icon={UserCheck} className="size-8" />
						{decides}
					</p>
				)}
				<div className={`flex-1 p-5 lg:-mb-6 xl:p-6 ${ground}`}>
					<h3 className="text-subheading">{place}</h3>
					<p className="text-[1em]/normal">{where}</p>
					<ul className="mt-5 grid gap-y-3 text-[1em]/snug">
						{holds.map((thing) => (
							<li key={thing}>{thing}</li>
						))}
					</ul>
				</div>
			</div>
			<p className={`flex gap-2.5 p-5 pt-6 text-[1em]/snug max-lg:-mt-6 xl:px-6 ${ground}`}>
				<Icon icon={Eye} className="mt-0.5" />
				<span>
					<span className="font-semibold">{label} </span>
					{seenBy}
				</span>
			</p>
		</li>
	);
}

/** The border between two places, with what crosses it and what doesn't. */
function Border({ out, back, stays, labels }: Crossing & { labels: DataLanesProps["labels"] }) {
	return (
		<div className="relative h-full py-6 lg:px-2 lg:py-0">
			<span
				aria-hidden="true"
				className="absolute inset-y-0 left-8 border-control border-l-[3px] border-dashed lg:left-1/2"
			/>
			<ul className="relative grid gap-5 pl-16 lg:h-full lg:grid-rows-3 lg:gap-5 lg:py-6 lg:pl-0">
				<Passage icon={ArrowDown} direction="right" label={labels.out} text={out} />
				<Passage icon={ArrowUp} direction="left" label={labels.back} text={back} />
				<Passage icon={X} label={labels.stays} text={stays} />
			</ul>
		</div>
	);
}

interface PassageProps {
	/** Shown on small screens, where the lanes are stacked. */
	icon: IconNode;
	/** The arrow from 1024 px up. Without it, nothing crosses. */
	direction?: "left" | "right";
	label: string;
	text: string;
}

function Passage({ icon, direction, label, text }: PassageProps) {
	return (
		<li className="relative text-small lg:text-center">
			<span className="-left-11 absolute top-0 bg-surface lg:hidden">
				<Icon icon={icon} className={direction ? "text-accent" : "text-danger"} />
			</span>
			<span aria-hidden="true" className="mb-2 hidden h-5 lg:grid lg:items-center">
				{direction ? (
					<Connector direction={direction} />
				) : (
					<Icon icon={icon} className="mx-auto bg-surface text-danger" />
				)}
			</span>
			<span className="block lg:bg-surface">
				<span className="block font-semibold">{label} </span>
				<span className="text-muted">{text}</span>
			</span>
		</li>
	);
}
