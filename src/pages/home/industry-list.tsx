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

interface LandformProps extends Pick<Industry, "contours"> {
	/** Its place in the list, from 0, and how many there are. */
	index: number;
	total: number;
}

/**
 * The land of an industry's page, or a coast if that has none: all of it, or the part that is its own. Beside the
 * words of the second, there is a part of the sky, too.
 */
function Landform({ contours, index, total }: LandformProps) {
	const isWide = index === 0 || (index === total - 1 && index % 2 === 1);
	const own = isWide ? "0 70 800 380" : index % 4 === 1 ? "212 60 400 390" : "400 60 400 364";
	return (
		<ContourDrawing
			name={contours ?? "coast"}
			box={contours ? own : "0 400 800 200"}
			className="landform"
		/>
	);
}

/**
 * The industries with their land: the first across the whole window, the others in unequal pairs, or the last
 * alone. Each is a link. For screen readers, a colon separates its title and description.
 */
export function IndustryList({ industries }: IndustryListProps) {
	return (
		<ul className="industries">
			{industries.map((industry, index) => (
				<li key={industry.href}>
					<Link href={industry.href} className="industry group">
						<Landform contours={industry.contours} index={index} total={industries.length} />
						<span className="industry-words">
							<span className="block font-display text-heading fade-colors group-hover:text-accent">
								{industry.title}
								<span className="sr-only">: </span>
							</span>
							<span className="block max-w-[26rem] text-balance text-muted">
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
