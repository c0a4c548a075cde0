import { Plus } from "lucide";
import type { ComparedService } from "#src/pages/compared-services.ts";
import { weekCount } from "#src/sections/weeks.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Link } from "#src/ui/link.tsx";

interface ComparisonProps {
	services: readonly ComparedService[];
	/** What the columns are called: the service, when to pick it, the first piece of work, what one owns, and needs. */
	columns: readonly string[];
	caption: string;
}

const table = "gap-x-6 lg:grid-cols-[2fr_4fr_3fr_3fr_3fr]";

/** The services side by side. On a phone each is a row with its situation, name and weeks, which opens. */
export function Comparison({ services, columns, caption }: ComparisonProps) {
	return (
		<>
			<div
				aria-hidden="true"
				className={`hidden border-control border-b py-3 font-medium text-muted lg:grid ${table}`}
			>
				{columns.map((column) => (
					<p key={column}>{column}</p>
				))}
			</div>
			<ul>
				{services.map(({ href, title, situation, pickWhen, weeks, first, own, needs }) => {
					const length = weekCount(weeks);
					const when = (
						<>
							<span className="mb-2 block text-ink max-sm:hidden">{situation} </span>
							{pickWhen}
						</>
					);
					const firstPiece = (
						<>
							<span className="mb-2 block max-lg:mt-1.5 max-sm:hidden">
								<span className="font-display font-medium text-ink text-quiet">{length}</span>
								<span className="sr-only">: </span>
							</span>
							{first}
						</>
					);
					return (
						<li key={href} className="border-line not-last:border-b">
							<details className="folded-card group">
								<summary className="flex items-center gap-3 py-4 text-subheading">
									<span className="flex-1">
										{situation}{" "}
										<span className="mt-1 block text-accent text-small">{`${title}, ${length}`}</span>
									</span>
									<Icon icon={Plus} className="ease-moves group-open:rotate-45" />
								</summary>
								<div className={`grid gap-y-5 pb-6 sm:grid-cols-2 sm:pt-6 ${table}`}>
									<h3 className="max-sm:order-last sm:max-lg:col-span-2">
										<Link
											href={href}
											className="touch-target underline decoration-2 decoration-accent underline-offset-4 hover:text-accent"
										>
											{title}
										</Link>
									</h3>
									<dl className="contents">
										{[when, firstPiece, own, needs].map((cell, index) => (
											<div key={columns[index + 1]}>
												<dt className="font-medium text-label lg:sr-only">{columns[index + 1]}</dt>
												<dd className="text-muted">{cell}</dd>
											</div>
										))}
									</dl>
								</div>
							</details>
						</li>
					);
				})}
			</ul>
			<p className="pt-8 text-muted text-small">{caption}</p>
		</>
	);
}
