import type { ReactNode } from "react";
import { Diagram, type DiagramStep, PersonMark } from "#src/sections/diagram.tsx";
import { stratumOf } from "#src/sections/strata.ts";
import { Strut } from "#src/sections/strut.tsx";

/** When a system works, in words and in hours after breakfast, from 0 to 24. */
export interface Hours {
	when: string;
	from: number;
	to: number;
}

interface Layer extends Hours {
	name: string;
}

interface HouseDayProps {
	caption: ReactNode;
	/** A line above the diagram that says it is an example. */
	example: string;
	/** What the day and the night begin with. The night is the last third. */
	hours: readonly [day: string, night: string];
	/** Each works within the hours of those that work longer. */
	layers: readonly Layer[];
	/** What a person does at night. */
	decision: DiagramStep & { mark: string };
}

const day = 24;
const spans = [
	"lg:hidden",
	"lg:row-span-1",
	"lg:row-span-2",
	"lg:row-span-3",
	"lg:row-span-4",
	"lg:row-span-5",
	"lg:row-span-6",
];
/* The height of a layer in em. */
const high = 4.75;

interface HillProps {
	layers: readonly Layer[];
	/** The length of the notches for hours, in layers. Each sixth is twice as long. */
	notch: number;
}

/** The layers as a stepped hill, from breakfast at its left to the end of the night, in hours and layers. */
function Hill({ layers, notch }: HillProps) {
	const byDay = layers.filter(({ to }) => to < day).length;
	const notches = Array.from(
		{ length: day },
		(_, hour) => `M${hour} ${layers.length}v${hour % 6 === 0 ? -2 * notch : -notch}`,
	);
	return (
		<>
			{/* The darkest are those that work at night as well; upwards, each is lighter. */}
			{layers.map(({ name, from, to }, index) => (
				<rect
					key={name}
					className={`stroke-none ${stratumOf(4 - Math.max(0, byDay - index)).fill}`}
					x={from}
					y={index}
					width={to - from}
					height="1"
				/>
			))}
			<path
				d={layers.map((_, index) => `M0 ${index}H${day}`).join("")}
				className="stroke-3 stroke-ground"
				vectorEffect="non-scaling-stroke"
			/>
			<path d={notches.join("")} className="stroke-ink" vectorEffect="non-scaling-stroke" />
		</>
	);
}

/**
 * From the words beside a hill on its side to the middle of their layer, and along it to an hour in which it works:
 * the line, and the point at its end.
 */
function leaderOf({ from, to }: Hours, index: number, count: number) {
	const words = (day * (index + 0.5)) / count;
	const hour = Math.min(Math.max(words, from + 1), to - 1);
	const layer = count - index - 0.5;
	return { line: `M${count} ${words}H${layer}V${hour}`, end: `M${layer} ${hour}h0` };
}

/**
 * A day as land: a layer for each system, as wide as its hours, with a ruler of them at its foot, and at night
 * a door that somebody on duty has opened. On a phone the hill lies on its side, and the day goes down
 * the page.
 */
export function HouseDay({ caption, example, hours, layers: systems, decision }: HouseDayProps) {
	const layers = systems.toSorted((one, other) => one.to - one.from - (other.to - other.from));
	const count = layers.length;
	const atNight = layers.filter(({ to }) => to === day).length;
	return (
		<Diagram caption={caption} example={example}>
			<div className="relative mt-8 grid grid-cols-[3rem_1fr] min-[20rem]:grid-cols-[8rem_1fr] sm:grid-cols-[14rem_1fr] lg:mt-14 lg:grid-cols-[2fr_1fr]">
				<p className="border-ink font-medium text-small/tight max-lg:col-[1/-1] max-lg:mb-1 lg:row-start-2 lg:mt-1 lg:border-s-2 lg:ps-2">
					{hours[0]}
				</p>
				{/* On a phone beside the last third of the hill, over its foot. */}
				<div className="z-1 max-lg:col-start-1 max-lg:row-start-2 max-lg:grid max-lg:grid-rows-[2fr_1fr] max-lg:justify-items-end lg:row-start-2 lg:mt-1">
					<p className="border-ink font-medium text-small/tight max-lg:row-start-2 max-lg:w-full min-[20rem]:max-lg:w-20 sm:max-lg:w-36 max-lg:border-t-2 max-lg:pt-1.5 lg:border-s-2 lg:ps-2">
						{hours[1]}
					</p>
				</div>
				<svg
					width="320"
					height="120"
					aria-hidden="true"
					viewBox={`0 0 ${day} ${count}`}
					preserveAspectRatio="none"
					className="hidden h-0 min-h-full w-full overflow-visible lg:col-[1/-1] lg:row-start-1 lg:block"
				>
					<Hill layers={layers} notch={0.07} />
				</svg>
				<svg
					width="112"
					height="320"
					aria-hidden="true"
					viewBox={`0 0 ${count} ${day}`}
					preserveAspectRatio="none"
					className="col-start-1 row-start-2 h-0 min-h-full w-full stroke-ink [stroke-linecap:round] lg:hidden"
				>
					<g transform={`matrix(0 1 -1 0 ${count} 0)`}>
						<Hill layers={layers} notch={0.25} />
					</g>
					{layers.map((layer, index) => {
						const { line, end } = leaderOf(layer, index, count);
						return (
							<g key={layer.name}>
								<path vectorEffect="non-scaling-stroke" strokeWidth="2" fill="none" d={line} />
								<path vectorEffect="non-scaling-stroke" strokeWidth="10" d={end} />
							</g>
						);
					})}
				</svg>
				<ol className="relative grid auto-rows-fr max-lg:col-start-2 max-lg:row-start-2 lg:col-[1/-1] lg:row-start-1">
					{layers.map(({ name, when }) => (
						<li
							key={name}
							className="flex items-center max-lg:min-h-20 max-lg:py-3 max-lg:pl-3 lg:pb-2 lg:ps-[20%] xl:ps-[21.5%]"
						>
							<Strut height={high} />
							<div className="text-[1em]/snug">
								<p className="font-semibold">{name}</p>
								<p>{when}</p>
							</div>
						</li>
					))}
				</ol>
				{/* As many rows as there are layers: the words in those of the day, nothing in those of the night. */}
				<div className="max-lg:col-[1/-1] max-lg:mt-8 lg:relative lg:col-start-2 lg:row-start-1 lg:grid lg:auto-rows-fr">
					<div
						className={`flex items-end justify-between gap-x-5 bg-depth text-on-depth max-lg:p-5 max-lg:pb-0 lg:mb-0.5 lg:pl-6 ${spans[count - atNight] ?? ""}`}
					>
						<div className="self-center">
							<PersonMark>{decision.mark}</PersonMark>
							<p className="mt-4 font-display text-heading max-lg:pb-6 lg:max-xl:text-quiet">
								{decision.title}
							</p>
						</div>
						<LitDoor />
					</div>
					<div className={`max-lg:hidden ${spans[atNight] ?? ""}`} />
				</div>
				<p className="mt-2 text-[1em]/normal max-lg:col-[1/-1] lg:col-start-2 lg:row-start-3 lg:mt-4">
					{decision.text}
				</p>
			</div>
		</Diagram>
	);
}

/** An open door, and the light that falls out of it. */
function LitDoor() {
	return (
		<svg
			width="112"
			height="176"
			viewBox="0 0 112 176"
			aria-hidden="true"
			className="shrink-0 forced-color-adjust-none max-sm:w-16 max-lg:h-auto"
		>
			<path d="M40 8H96V136H40z" className="fill-highlight" />
			<path d="M40 136H96L112 176H16z" className="fill-highlight opacity-30" />
			<path d="M40 8 64 22V152L40 136z" className="fill-land-6" />
		</svg>
	);
}
