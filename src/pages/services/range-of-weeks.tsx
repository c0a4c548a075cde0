import type { InternalHref } from "#src/paths.ts";
import { Link } from "#src/ui/link.tsx";

interface PeakProps {
	href: InternalHref;
	name: string;
	/** The weeks of a first piece of work, which are its height. */
	weeks: number;
	/** Whether it is one of the darker peaks, the other way round than its neighbours. */
	near?: boolean;
}

/** A service as a peak, as high as its first piece of work takes weeks. */
function Peak({ href, name, weeks, near = false }: PeakProps) {
	const height = weeks * 11;
	const scale = height / 100;
	return (
		<li className="flex flex-col justify-end">
			<p className="text-center font-display font-medium text-statement">{weeks}</p>
			<svg
				width="100"
				height={height}
				viewBox={`0 0 100 ${height}`}
				overflow="visible"
				aria-hidden="true"
				className="h-auto w-full"
			>
				<g transform={near ? `matrix(-1 0 0 ${scale} 100 0)` : `scale(1 ${scale})`}>
					<path
						d="M-30 100L-8 78L4 70L18 46L27 41L36 22L43 15L50 0L58 14L63 18L72 38L84 50L92 66L106 78L130 100Z"
						fill={near ? "var(--color-range-5)" : "var(--color-range-3)"}
					/>
					<path
						d="M50 0L58 14L63 18L72 38L84 50L92 66L106 78L130 100H62L71 82L57 66L64 50L51 36L56 20Z"
						fill={near ? "var(--color-range-6)" : "var(--color-range-4)"}
					/>
				</g>
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

/** The picture of the services: six peaks, as high as the weeks that each takes. */
export function RangeOfWeeks() {
	return (
		<figure>
			<div className="relative overflow-hidden pt-10">
				<div className="ground-night absolute inset-x-0 bottom-0 min-h-20" />
				<ul className="mx-auto grid max-w-page grid-cols-3 gap-y-6 lg:grid-cols-6">
					<Peak href="/solutions/ai-agents" name="AI Agents" weeks={10} />
					<Peak href="/solutions/gen-ai" name="Generative AI" weeks={8} near />
					<Peak href="/solutions/consulting" name="Consulting" weeks={5} />
					<Peak href="/solutions/automation" name="Automation" weeks={6} near />
					<Peak href="/solutions/data-analytics" name="Data Analytics" weeks={9} />
					<Peak href="/solutions/cloud-page" name="Cloud & IT infrastructure" weeks={14} near />
				</ul>
			</div>
			<figcaption className="page-width mt-3 text-muted">
				Weeks that we plan for a first piece of work.
			</figcaption>
		</figure>
	);
}
