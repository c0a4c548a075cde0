/** A lane in a drawing that goes down the page: how far from the left it is, and how wide, in per cent. */
export interface Lane {
	key: string;
	at: number;
	width: number;
	fill: string;
}

interface LanesProps {
	lanes: readonly Lane[];
	/** The lane that the words beside are about. A line leads to it from them. */
	about?: Lane | undefined;
	/** Whether that lane starts here, with the line as its beginning. */
	starts?: boolean;
}

/**
 * On small screens, the part of a drawing that is beside some words: lanes that go down from what is above to what
 * is below. Leave room for it at their left (`lane-words`).
 */
export function Lanes({ lanes, about, starts = false }: LanesProps) {
	// A dot would cover a thread: the line begins at its side.
	const isThread = about !== undefined && about.width < 5;
	const start = about && about.at + (starts ? 0 : about.width / (isThread ? 1 : 2));
	return (
		<svg width="112" height="48" aria-hidden="true" className="lanes">
			{lanes.map((lane) => (
				<rect
					key={lane.key}
					x={`${lane.at}%`}
					y={starts && lane === about ? 10 : 0}
					width={`${lane.width}%`}
					height="100%"
					className={lane.fill}
				/>
			))}
			{about && (
				<rect
					x={`${start}%`}
					y="10"
					width="100%"
					height={starts ? 5 : 2}
					className={starts ? about.fill : "fill-ink"}
				/>
			)}
			{about && !starts && !isThread && (
				<circle cx={`${start}%`} cy="11" r="5" className="fill-ink" />
			)}
		</svg>
	);
}
