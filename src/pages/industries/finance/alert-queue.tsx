/** How many alerts wait on each day, from Monday. */
const waiting = [4, 5, 7, 9, 13];

/** A queue of alerts for each day of a week, each longer than that of the day before. */
export function AlertQueue() {
	return (
		<svg
			width="320"
			height="183"
			viewBox="0 0 560 320"
			aria-hidden="true"
			className="h-auto w-full"
		>
			{waiting.map((alerts, day) =>
				Array.from({ length: alerts }, (_, alert) => (
					<rect
						// biome-ignore lint/suspicious/noArrayIndexKey: alerts stay in their places
						key={alert}
						x={43 * alert}
						y={66 * day}
						width="34"
						height="50"
						className={day === waiting.length - 1 ? "fill-land-6" : "fill-land-4"}
					/>
				)),
			)}
		</svg>
	);
}
