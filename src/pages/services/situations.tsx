import { ArrowRight } from "lucide";
import type { ComparedService } from "#src/pages/compared-services.ts";
import type { InternalHref } from "#src/paths.ts";
import { ContourDrawing } from "#src/ui/contour-drawing.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Link } from "#src/ui/link.tsx";

/** Each service's hill in the hero's map: the part of the drawing, as a viewBox. */
const hills: Partial<Record<InternalHref, `${number} ${number} 220 160`>> = {
	"/solutions/ai-agents": "41 82 220 160",
	"/solutions/gen-ai": "286 61 220 160",
	"/solutions/consulting": "558 88 220 160",
	"/solutions/automation": "18 316 220 160",
	"/solutions/data-analytics": "314 340 220 160",
	"/solutions/cloud-page": "550 316 220 160",
};

/** The service's hill from the map. Only phones show it. */
function HillPicture({ href }: { href: InternalHref }) {
	const box = hills[href];
	return box && <ContourDrawing name="services" box={box} className="hill-picture" />;
}

/** The reader's situations, each with the service for it. */
export function Situations({ services }: { services: readonly ComparedService[] }) {
	return (
		<ul className="border-b border-line">
			{services.map(({ href, title, situation, answer }) => (
				<li
					key={href}
					className="grid gap-x-6 gap-y-2 border-t border-line py-5 sm:grid-cols-2 sm:py-6"
				>
					<p className="text-subheading">{situation}</p>
					<div className="flow-root">
						<HillPicture href={href} />
						<Link
							href={href}
							className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent hover:text-accent-strong hover:underline sm:-mt-2.5"
						>
							<Icon icon={ArrowRight} />
							{title}
						</Link>
						<p className="text-muted">{answer}</p>
					</div>
				</li>
			))}
		</ul>
	);
}
