/** A printout, photographed askew from near. In one of its figures the point slides. */
export function PhotographedPrintout() {
	return (
		<svg
			width="320"
			height="140"
			viewBox="0 0 640 260"
			preserveAspectRatio="xMidYMid slice"
			aria-hidden="true"
			className="h-[clamp(12rem,40vw,40rem)] w-full"
		>
			<path d="M-400-400h1440v1060h-1440z" className="fill-land-3" />
			<g transform="translate(86 -4) rotate(-5) skewX(-6)">
				<path d="M0-500h500v1200h-500z" className="fill-on-depth" />
				<path
					d="M36 4h110m60 0h180m-350 26h300m-300 204h220m50 0h80m-350 26h170m80 0h120"
					className="stroke-8 stroke-land-3"
				/>
				<text
					y="196"
					textAnchor="middle"
					className="fill-depth font-display font-medium text-[10rem] even-figures"
				>
					<tspan x="96">1</tspan>
					<tspan x="240">2</tspan>
					<tspan x="386">5</tspan>
				</text>
				<circle cx="166" cy="190" r="11" className="fill-none stroke-2 stroke-depth" />
				{/* As dark in the dark theme, because the paper is as light. */}
				<g className="text-[oklch(from_var(--color-danger)_0.45_0.17_h)]">
					<circle cx="314" cy="190" r="11" className="fill-current" />
					<path d="M176 212q62 34 126 3" className="fill-none stroke-4 stroke-current" />
				</g>
			</g>
		</svg>
	);
}
