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

/** The land of an industry's page, or the coast if that has none. */
function Landform({ contours = "coast" }: Pick<Industry, "contours">) {
	return <ContourDrawing name={contours} box="0 150 800 300" fit="none" className="landform" />;
}

/**
 * The industries, one row each across the whole window, over their landforms. The row is the link. For
 * screen readers, a colon separates its title and description.
 */
export function IndustryList({ industries }: IndustryListProps) {
	return (
		<ul>
			{industries.map((industry) => (
				<li key={industry.href} className="border-line border-t">
					<Link href={industry.href} className="industry group">
						<Landform contours={industry.contours} />
						<span className="page-width grid items-center gap-x-6 gap-y-2 lg:grid-cols-12">
							<span className="font-display text-heading fade-colors group-hover:text-accent lg:col-span-5">
								{industry.title}
								<span className="sr-only">: </span>
							</span>
							<span className="max-w-[23rem] text-balance text-muted lg:col-span-4">
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
