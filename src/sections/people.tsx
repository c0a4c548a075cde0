import { ArrowUpRight } from "lucide";
import type { Company } from "#src/content/company.ts";
import { Icon } from "#src/ui/icon.tsx";
import { ExternalLink } from "#src/ui/link.tsx";
import { Picture } from "#src/ui/picture.tsx";

/** Columns for a number of people, so that rows are about even. */
function columnsFor(number: number): string {
	if (number === 1) return "";
	if (number === 2) return "md:grid-cols-2";
	if (number === 4 || number > 6) return "sm:grid-cols-2 lg:grid-cols-4";
	return "sm:grid-cols-2 lg:grid-cols-3";
}

interface PeopleProps {
	people: Company["people"];
	/** In two columns beside a heading, without what each is responsible for and was before. */
	brief?: boolean;
}

/** People with a large portrait, role and LinkedIn profile. */
export function People({ people, brief = false }: PeopleProps) {
	const beside = people.length === 1;
	return (
		<ul
			className={`grid gap-x-6 gap-y-12 ${brief && !beside ? "sm:grid-cols-2" : columnsFor(people.length)}`}
		>
			{people.map(({ name, role, about, before, portrait, linkedIn }) => (
				<li
					key={portrait}
					className={beside ? "grid gap-x-6 sm:grid-cols-2 sm:items-end" : undefined}
				>
					<Picture
						file={`portraits/${portrait}`}
						alt={`Portrait of ${name}`}
						sizes="(width < 48rem) 100vw, 36rem"
						className="aspect-[4/5] h-auto w-full rounded-panel bg-surface object-cover"
					/>
					<div>
						<h3 className="mt-6 font-display font-medium text-quiet">{name}</h3>
						<p className="mt-1 font-medium text-accent">{role}</p>
						{!brief && <p className="mt-3 max-w-measure text-muted">{about}</p>}
						{!brief && before && <p className="mt-3 max-w-measure text-muted">{before}</p>}
						<p className="mt-1 text-links">
							<ExternalLink href={linkedIn} className="inline-block py-2.5 font-medium">
								{name} on LinkedIn
								<Icon icon={ArrowUpRight} className="ml-1 inline-block align-[-0.25em]" />
							</ExternalLink>
						</p>
					</div>
				</li>
			))}
		</ul>
	);
}
