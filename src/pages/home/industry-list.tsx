import { ArrowRight } from "lucide";
import type { InternalHref } from "#src/paths.ts";
import { ContourDrawing } from "#src/ui/contour-drawing.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Link } from "#src/ui/link.tsx";

interface Industry {
	title: string;
	href: InternalHref;
	description: string;
	/** The drawing of its page. */
	contours: string | undefined;
}

interface IndustryListProps {
	industries: readonly Industry[];
}

/** The land of an industry's page, or a coast if that has none. */
function Landform({ contours }: Pick<Industry, "contours">) {
	return (
		<ContourDrawing
			name={contours ?? "coast"}
			box={contours ? "0 150 800 300" : "0 400 800 200"}
			className="landform"
		/>
	);
}

/**
 * The industries, one row each across the whole window, with their land. The row is the link. For screen
 * readers, a colon separates its title and description.
 */
export function IndustryList({ industries }: IndustryListProps) {
	return (
		<ul className="border-b border-line">
			{industries.map((industry) => (
				<li key={industry.href} className="border-t border-line">
					<Link href={industry.href} className="industry group">
						<Landform contours={industry.contours} />
						<span className="page-width grid gap-x-12 gap-y-2 lg:grid-cols-2 lg:items-baseline">
							<span className="font-display text-heading fade-colors group-hover:text-accent">
								{industry.title}
								<span className="sr-only">: </span>
							</span>
							<span className="max-w-[26rem] text-balance text-muted">
								{industry.description}{" "}
								<Icon
									icon={ArrowRight}
									className="ml-1 inline-block align-[-0.25em] text-accent ease-moves group-hover:[translate:0.25rem]"
								/>
							</span>
						</span>
					</Link>
				</li>
			))}
		</ul>
	);
}
