import { Scene } from "#src/sections/scene.tsx";

/** How many alerts wait on each day, from Monday. */
const waiting = [4, 5, 7, 9, 13];

/** Alerts piling up through a week. */
export function AlertQueue() {
	return (
		<Scene>
			{waiting.map((alerts, day) =>
				Array.from({ length: alerts }, (_, alert) => (
					<rect
						// biome-ignore lint/suspicious/noArrayIndexKey: alerts stay in their places
						key={alert}
						x={day * 115}
						y={304 - 24 * alert}
						width="100"
						height="16"
						className={day === waiting.length - 1 ? "fill-land-6" : "fill-land-4"}
					/>
				)),
			)}
		</Scene>
	);
}
