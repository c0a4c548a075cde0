interface SummitsProps {
	/** The weeks of each service, from left to right. */
	weeks: readonly number[];
	/** The weeks that reach the top. */
	longest: number;
	/** Distinguishes the drawings of a page. */
	id: string;
	/** Draws a path along the ridge, from the first summit to the last. The land ends within the picture. */
	path?: boolean;
	className: string;
}

const width = 1200;
const height = 400;
/** The height at which the longest has its summit, where the land begins, and what is between. */
const [top, ground] = [70, 392];
const rise = ground - top;

/** How far down the picture a summit is, as a part of its height. */
export const summitAt = (weeks: number, longest: number): number =>
	(ground - (rise * weeks) / longest) / height;

/** The flank of a mountain, from its foot at 1 to its summit at 0: how high it is there, from 0 to 1. */
const flank: readonly (readonly [away: number, high: number])[] = [
	[1, 0],
	[0.84, 0.1],
	[0.66, 0.28],
	[0.55, 0.33],
	[0.4, 0.55],
	[0.29, 0.6],
	[0.15, 0.83],
	[0.08, 0.87],
	[0, 1],
];
/** The other side, which is steeper above. */
const lee: typeof flank = [
	[0.12, 0.76],
	[0.24, 0.68],
	[0.36, 0.45],
	[0.5, 0.38],
	[0.7, 0.17],
	[1, 0],
];

/** Summits as high as their weeks are many, in tints of height: with as many weeks, land has the same tint. */
export function Summits({ weeks, longest, id, path = false, className }: SummitsProps) {
	const pitch = width / weeks.length;
	const half = Math.min(pitch * 0.86, 330);
	const peaks = weeks.map((each, index) => ({
		x: Math.round(pitch * (index + 0.5)),
		y: Math.round(summitAt(each, longest) * height),
	}));
	const mountains = peaks.map(({ x, y }) => {
		const [left, right] = path ? [Math.min(half, x), Math.min(half, width - x)] : [half, half];
		const high = (part: number) => Math.round(ground - part * (ground - y));
		return [
			...flank.map(([away, part]) => [Math.round(x - away * left), high(part)] as const),
			...lee.map(([away, part]) => [Math.round(x + away * right), high(part)] as const),
		];
	});
	const outline = mountains
		.map(
			(points) =>
				`M${points.map((point) => point.join(" ")).join("L")}V${height}H${points[0]?.[0]}Z`,
		)
		.join("");
	/** How far down the land is at a place, where the highest of the mountains is seen. */
	function ridgeAt(place: number) {
		const heights = mountains.map((points) => {
			const after = points.findIndex(([x]) => x > place);
			const [[x, y] = [0, ground], [nextX, nextY] = [width, ground]] = points.slice(after - 1);
			return after > 0 ? y + ((nextY - y) * (place - x)) / (nextX - x) : ground;
		});
		return Math.round(Math.min(...heights));
	}
	const places = Array.from(
		{ length: (width - pitch) / 10 + 1 },
		(_, index) => pitch / 2 + 10 * index,
	);
	return (
		<svg
			width="320"
			height="107"
			viewBox={`0 0 ${width} ${height}`}
			preserveAspectRatio="none"
			aria-hidden="true"
			className={className}
		>
			<clipPath id={id}>
				<path d={outline} />
			</clipPath>
			<g clipPath={`url(#${id})`} className="summits-tints">
				{[1, 2, 3, 4, 5, 6, 7].map((tint) => {
					const y = Math.round(ground - (rise * (tint - 1)) / 7);
					const line = `M0 ${y}${`q${pitch / 4} ${tint % 2 ? -11 : 9} ${pitch / 2} 0t${pitch / 2} 0`.repeat(weeks.length)}`;
					return (
						<path
							key={tint}
							d={tint === 1 ? `M0 0H${width}V${height}H0Z` : `${line}V0H0Z`}
							className={`summits-${tint}`}
						/>
					);
				})}
			</g>
			{path && (
				<path
					d={`M${places.map((place) => `${place} ${ridgeAt(place)}`).join("L")}`}
					className="summits-path"
				/>
			)}
		</svg>
	);
}
