import type { InternalHref } from "#src/paths.ts";
import { Link } from "#src/ui/link.tsx";

interface PeakProps {
	href: InternalHref;
	name: string;
	/** The weeks of a first piece of work, which are its height. */
	weeks: number;
	/** Which peak from the left of the ridge this is, if the ridge is drawn from here: in each row of a phone, once. */
	first?: number;
}

/** A service as a peak of the ridge, as high as its first piece of work takes weeks. */
function Peak({ href, name, weeks, first }: PeakProps) {
	// As public/art/peaks.svg has it.
	const height = weeks * 44;
	// Room for the highest, which comes last: otherwise the others would move while the page arrives.
	const room =
		first === 0
			? "lg:min-h-[calc(10rem+1.54*min(12.5rem,100vw/6))]"
			: first && "max-lg:min-h-[calc(9rem+1.54*100vw/3)]";
	return (
		<li className={`flex flex-col justify-end ${room ?? ""}`}>
			<p className="relative text-center font-display font-medium text-statement">{weeks}</p>
			<svg
				width="100"
				height={height / 4}
				viewBox={`0 0 400 ${height}`}
				overflow="visible"
				aria-hidden="true"
				className="h-auto w-full"
			>
				{first !== undefined && <use href="/art/peaks.svg#all" x={first * -400} y={height} />}
			</svg>
			<Link
				href={href}
				className="ground-night relative grid min-h-20 place-items-center wrap-anywhere px-1 text-center font-medium text-label"
			>
				{name}
			</Link>
		</li>
	);
}

/** The picture of the services: a ridge with six peaks, as high as the weeks that each takes. */
export function RangeOfWeeks() {
	return (
		<figure>
			<div className="relative overflow-hidden pt-10">
				<div className="ground-night absolute inset-x-0 bottom-0 min-h-20" />
				<ul className="mx-auto grid max-w-page grid-cols-3 gap-y-6 lg:grid-cols-6">
					<Peak href="/solutions/ai-agents" name="AI Agents" weeks={10} first={0} />
					<Peak href="/solutions/gen-ai" name="Generative AI" weeks={8} />
					<Peak href="/solutions/consulting" name="Consulting" weeks={5} />
					<Peak href="/solutions/automation" name="Automation" weeks={6} first={3} />
					<Peak href="/solutions/data-analytics" name="Data Analytics" weeks={9} />
					<Peak href="/solutions/cloud-page" name="Cloud & IT infrastructure" weeks={14} />
				</ul>
			</div>
			<figcaption className="page-width mt-3 text-muted">
				Weeks that we plan for a first piece of work.
			</figcaption>
		</figure>
	);
}
