import type { ReactNode } from "react";
import { DecisionBox, Diagram, type DiagramStep } from "#src/sections/diagram.tsx";
import { PartBar } from "#src/sections/part-bar.tsx";
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

export interface HouseDayProps {
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
/* The height of a layer in em, and how long, in hours, its ends rise. */
const high = 4.75;
const rise = 1.4;

/** A layer and all the land under it: its top is arched a little, and its ends rise from the layer below. */
function landOf({ from, to }: Hours, top: number, bottom: number): string {
	const [start, end] = [from > 0 ? from + rise : 0, to < day ? to - rise : day];
	const third = (end - start) / 3;
	const [left, right] = [from + rise / 2, to - rise / 2];
	const up = from > 0 ? `V${top + 1}C${left} ${top + 1} ${left} ${top} ${start} ${top}` : `V${top}`;
	const down = to < day ? `C${right} ${top} ${right} ${top + 1} ${to} ${top + 1}` : "";
	return `M${from} ${bottom}${up}C${start + third} ${top - 0.14} ${end - third} ${top - 0.14} ${end} ${top}${down}V${bottom}Z`;
}

/** A day as land: a layer for each system, as wide as its hours, and on the low land of the night a person. */
export function HouseDay({ caption, example, hours, layers: systems, decision }: HouseDayProps) {
	const layers = systems.toSorted((one, other) => one.to - one.from - (other.to - other.from));
	const atNight = layers.filter(({ to }) => to === day).length;
	const byDay = layers.length - atNight;
	return (
		<Diagram caption={caption} example={example}>
			<div className="relative mt-8 grid lg:mt-14 lg:grid-cols-[2fr_1fr]">
				<svg
					width="320"
					height="120"
					aria-hidden="true"
					viewBox={`0 0 ${day} ${layers.length}`}
					preserveAspectRatio="none"
					className="hidden h-0 min-h-full w-full overflow-visible stroke-3 stroke-ground lg:col-[1/-1] lg:row-start-1 lg:block"
				>
					{/* The darkest are those that work at night as well; upwards, each is lighter. */}
					{layers.map((layer, index) => (
						<path
							key={layer.name}
							className={stratumOf(4 - Math.max(0, byDay - index)).fill}
							vectorEffect="non-scaling-stroke"
							d={landOf(layer, index, layers.length)}
						/>
					))}
				</svg>
				<ul className="mb-3 grid grid-cols-[2fr_1fr] font-medium text-small lg:col-[1/-1] lg:row-start-2 lg:mt-1 lg:mb-0">
					{hours.map((hour) => (
						<li key={hour} className="border-ink border-s-2 ps-2">
							{hour}
						</li>
					))}
				</ul>
				<ol className="relative grid gap-5 lg:col-[1/-1] lg:row-start-1 lg:gap-0">
					{layers.map(({ name, when, from, to }) => (
						<li key={name} className="lg:flex lg:items-center lg:ps-[20%] xl:ps-[21.5%]">
							<Strut height={high} />
							{/* On a phone, a bar: as long as its hours. */}
							<HoursBar from={from} to={to} className="mb-2 lg:hidden" />
							<div className="text-[1em]/snug">
								<p className="font-semibold">{name}</p>
								<p>{when}</p>
							</div>
						</li>
					))}
				</ol>
				<div className="mt-8 lg:relative lg:col-start-2 lg:row-start-1 lg:mt-0 lg:self-end">
					<DecisionBox {...decision} />
					<Strut height={high * atNight} />
				</div>
			</div>
		</Diagram>
	);
}

/** The hours in which a system works, as a part of the day's bar. */
export function HoursBar({
	from,
	to,
	className,
}: Pick<Hours, "from" | "to"> & { className: string }) {
	return <PartBar from={from} length={to - from} whole={day} className={className} />;
}
