import { Scene } from "#src/sections/scene.tsx";

/** A printout, photographed askew. In one of its figures the point slides. */
export function PhotographedPrintout() {
	return (
		<Scene>
			<path d="M0 0h560v320h-560z" className="fill-land-3" />
			<g transform="translate(74 36) rotate(-5) skewX(-6)">
				<path d="M0 0h430v310h-430z" className="fill-on-depth" />
				<path
					d="M28 34h170m-170 28h270m-270 152h230m60 0h60m-350 28h180m110 0h60"
					className="stroke-8 stroke-land-3"
				/>
				<text
					y="168"
					textAnchor="middle"
					className="fill-depth font-display font-medium text-[6.5rem] even-figures"
				>
					<tspan x="90">1</tspan>
					<tspan x="190">2</tspan>
					<tspan x="290">5</tspan>
				</text>
				<circle cx="140" cy="164" r="8" className="fill-none stroke-2 stroke-depth" />
				<circle cx="240" cy="164" r="8" className="fill-danger" />
				<path d="M146 180q44 24 86 2" className="fill-none stroke-3 stroke-danger" />
			</g>
		</Scene>
	);
}
