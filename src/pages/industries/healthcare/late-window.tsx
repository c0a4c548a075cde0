/** The houses of the street, by their left edge, width, and the height of the walls and of the roof. */
const houses = [
	[-440, 150, 92, 58],
	[-262, 128, 84, 50],
	[-106, 150, 110, 62],
	[72, 132, 90, 54],
	[232, 150, 100, 60],
	[410, 128, 84, 50],
	[566, 190, 124, 84],
	[784, 150, 96, 58],
	[962, 128, 84, 50],
	[1112, 80, 96, 40],
	[1214, 190, 112, 66],
	[1430, 150, 100, 60],
] as const;

/** A street at night, in which one window is still lit. */
export function LateWindow() {
	return (
		<svg
			width="320"
			height="90"
			viewBox="0 0 1280 360"
			preserveAspectRatio="xMidYMax slice"
			aria-hidden="true"
			className="h-[clamp(13rem,32vw,36rem)] w-full"
		>
			<path d="M-640-640h2560v1000h-2560z" className="fill-depth" />
			<path d="M934 122a56 56 0 1 1-59-83 46 46 0 1 0 59 83z" className="fill-on-depth-muted" />
			<path
				d={houses
					.map(
						([left, width, wall, roof]) =>
							`M${left} 360v${-wall}l${width / 2} ${-roof} ${width / 2} ${roof}v${wall}z`,
					)
					.join("")}
				className="fill-spread"
			/>
			<path
				d={houses
					.map(([left, width, wall]) => `M${left + width / 2 - 14} ${382 - wall}h28v28h-28z`)
					.join("")}
				className="fill-depth"
			/>
			<path d="M639 244h44v44h-44z" className="fill-on-depth" />
			<path d="M661 244v44m-22-22h44" className="stroke-4 stroke-spread" />
		</svg>
	);
}
