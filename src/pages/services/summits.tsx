import { landLayers } from "#src/sections/strata.ts";

interface SummitsProps {
	/** The weeks of each service, from left to right. */
	weeks: readonly number[];
	/** The weeks that reach the top. */
	longest: number;
	/** Draws a path along the ridge, from the first summit to the last. */
	path?: boolean;
	className: string;
}

const width = 1200;
const height = 400;
/** Where the longest has its summit, and where the land begins. */
const [top, ground] = [70, 392];

/** How far down the picture a summit is, as a part of its height. */
export const summitAt = (weeks: number, longest: number): number =>
	(ground - ((ground - top) * weeks) / longest) / height;

/**
 * A ridge from saddle to summit to saddle, as parts of a path. A further layer is lower, and its summits lean.
 * @param part how high the layer is, of the outermost
 */
function ridge(weeks: readonly number[], longest: number, part: number) {
	const pitch = width / weeks.length;
	const point = (place: number, high: number) =>
		`${Math.round(pitch * place)} ${Math.round(height * summitAt(high * part, longest))}`;
	const saddles = [0, ...weeks].map(
		(each, index) => 0.4 * part * Math.min(index ? each : Infinity, weeks[index] ?? Infinity),
	);
	return weeks.map((each, index) => {
		const at = index + 0.5 + (1 - part) * (index % 2 ? -0.1 : 0.14);
		const [before = 0, after = 0] = saddles.slice(index);
		return {
			start: `M${point(index, before)}`,
			summit: `M${point(at, each)}`,
			up: `C${point(index + 0.24, before)} ${point(at - 0.13, each)} ${point(at, each)}`,
			down: `S${point(index + 0.8, after)} ${point(index + 1, after)}`,
		};
	});
}

/** A range whose summits are as high as their weeks are many, in layers of land. */
export function Summits({ weeks, longest, path = false, className }: SummitsProps) {
	const outermost = ridge(weeks, longest, 1);
	return (
		<svg
			width="320"
			height="107"
			viewBox={`0 0 ${width} ${height}`}
			preserveAspectRatio="none"
			aria-hidden="true"
			className={className}
		>
			<g className="land-layers">
				{landLayers.map((tint, layer) => {
					const parts = ridge(weeks, longest, 1 - layer / landLayers.length);
					const line = parts.map(({ up, down }) => up + down).join("");
					return <path key={tint} d={`${parts[0]?.start}${line}V${height}H0Z`} className={tint} />;
				})}
			</g>
			{path && (
				<path
					d={outermost
						.map(({ summit, up, down }, index) => {
							const isLast = index === outermost.length - 1;
							return (index === 0 ? summit : up) + (isLast ? "" : down);
						})
						.join("")}
					className="summits-path"
				/>
			)}
		</svg>
	);
}
