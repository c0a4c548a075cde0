import { ArrowRight } from "lucide";
import type { ComparedService } from "#src/pages/compared-services.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Link } from "#src/ui/link.tsx";

/** The reader's situations, each with the service for it. */
export function Situations({ services }: { services: readonly ComparedService[] }) {
	return (
		<ul>
			{services.map(({ href, title, situation, answer }) => (
				<li
					key={href}
					className="grid gap-x-6 gap-y-2 border-t border-line py-5 sm:grid-cols-2 sm:py-6"
				>
					<p className="text-subheading">{situation}</p>
					<div className="flow-root">
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
