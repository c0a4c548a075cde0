import { ArrowRight } from "lucide";
import type { InternalHref } from "#src/paths.ts";
import { ContourDrawing } from "#src/ui/contour-drawing.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Link } from "#src/ui/link.tsx";

interface Industry {
	title: string;
	href: InternalHref;
	description: string;
	/** The drawing of its page, and where the land is in that. */
	contours: string | undefined;
	land: keyof typeof boxes;
}

interface IndustryListProps {
	industries: readonly Industry[];
}

interface LandformProps extends Pick<Industry, "contours" | "land"> {
	/** Its place in the list, from 0, and how many there are. */
	index: number;
	total: number;
}

/* The part of a drawing that is shown: across the window, in a pair, and there beside the words, with more sky. */
const boxes = {
	all: { across: "0 70 800 380", pair: "400 60 400 364", words: "200 20 540 430" },
	low: { across: "0 150 800 300", pair: "400 150 400 274", words: "200 150 540 300" },
	// Down to its middle, so that it stands on the ground as the others do.
	island: { across: "-120 -130 920 430", pair: "200 0 600 300", words: "-120 -60 920 360" },
} as const;

/** The land of an industry's page, or a coast if that has none. */
function Landform({ contours, land, index, total }: LandformProps) {
	const isWide = index === 0 || (index === total - 1 && index % 2 === 1);
	const place = isWide ? "across" : index % 4 === 1 ? "words" : "pair";
	return (
		<ContourDrawing
			name={contours ?? "coast"}
			box={contours ? boxes[land][place] : "0 400 800 200"}
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
						<Landform {...industry} index={index} total={industries.length} />
						<span className="industry-words">
							<span className="block font-display text-heading fade-colors group-hover:text-accent">
								{industry.title}
								<span className="sr-only">: </span>
							</span>
							<span className="block max-w-[26rem] text-balance text-muted lg:min-h-[2lh]">
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
