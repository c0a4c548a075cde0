import { ArrowRight } from "lucide";
import type { InternalHref } from "#src/paths.ts";
import { ContourDrawing } from "#src/ui/contour-drawing.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Link } from "#src/ui/link.tsx";

/** A service by its name in the navigation. */
export interface ServiceLink {
	href: InternalHref;
	name: string;
}

export interface Situation {
	/** Continues the section's title: "you have…". */
	text: string;
	service: ServiceLink;
	why: string;
}

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
function HillPicture({ service }: { service: ServiceLink }) {
	const box = hills[service.href];
	return box && <ContourDrawing name="services" box={box} className="hill-picture" />;
}

/** The reader's situations, each with the service for it. */
export function Situations({ items }: { items: readonly Situation[] }) {
	return (
		<ul className="border-b border-line">
			{items.map((item) => (
				<li
					key={item.text}
					className="grid gap-x-6 gap-y-2 border-t border-line py-5 sm:grid-cols-2 sm:py-6"
				>
					<p className="text-subheading">{item.text}</p>
					<div className="flow-root">
						<HillPicture service={item.service} />
						<Link
							href={item.service.href}
							className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent hover:text-accent-strong hover:underline sm:-mt-2.5"
						>
							<Icon icon={ArrowRight} />
							{item.service.name}
						</Link>
						<p className="text-muted">{item.why}</p>
					</div>
				</li>
			))}
		</ul>
	);
}
