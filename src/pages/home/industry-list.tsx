import { ArrowRight } from "lucide";
import { Divider } from "#src/pages/home/divider.tsx";
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

/** The industries with a landform in the home page's drawing (contours/drawings/home.ts). */
const landforms = new Set(["finance", "healthcare", "manufacturing", "retreats", "logistic"]);

/** The landform of an industry. Others have a strip of their page's drawing, or the coast. */
function Landform({ href, contours }: Pick<Industry, "href" | "contours">) {
	const name = href.split("/").at(-1) ?? "";
	const className = "landform";
	if (landforms.has(name))
		return <ContourDrawing name="home" layer={name} box="0 200 800 200" className={className} />;
	return contours ? (
		<ContourDrawing name={contours} box="0 200 800 200" className={className} />
	) : (
		<ContourDrawing name="coast" layer="horizon" box="0 400 800 200" className={className} />
	);
}

/**
 * The industries, one row each across the whole window, over their landforms. The row is the link. For
 * screen readers, a colon separates its title and description.
 */
export function IndustryList({ industries }: IndustryListProps) {
	return (
		<ul>
			{industries.map((industry, index) => (
				<li key={industry.href} className="relative">
					<Divider mirrored={index % 2 === 1} className="absolute inset-x-0 -top-3" />
					<Link href={industry.href} className="industry group">
						<Landform {...industry} />
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
