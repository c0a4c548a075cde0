/** A figure on a printout, photographed askew from near. Its point has slid by one place. */
export function SlippedPoint() {
	return (
		<div className="edge-to-edge [--bar:var(--color-land-3)]">
			<svg
				width="320"
				height="176"
				viewBox="56 0 590 236"
				aria-hidden="true"
				className="h-44 w-full font-display forced-color-adjust-none lg:h-96"
			>
				<g className="paper" transform="translate(28 6) rotate(-5) skewX(-6)" fill="currentColor">
					<path d="M0-100h620v460h-620z" fill="var(--color-ground)" />
					<text y="208" textAnchor="middle" fontSize="180" fontWeight="500">
						<tspan x="112">1</tspan>
						<tspan x="306">2</tspan>
						<tspan x="500">5</tspan>
					</text>
					<circle cx="204" cy="200" r="14" fill="none" stroke="currentColor" strokeWidth="3" />
					<g stroke="oklch(from var(--color-danger) 0.45 0.17 h)" strokeWidth="5">
						<circle cx="404" cy="200" r="12" fill="oklch(from var(--color-danger) 0.45 0.17 h)" />
						<path d="M214 226q90 30 180 0" fill="none" />
					</g>
				</g>
			</svg>
		</div>
	);
}
