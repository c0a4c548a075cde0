import { ArrowUpRight } from "lucide-react";
import { Icon } from "~/ui/icon";
import { ExternalLink } from "~/ui/link";
import { Portrait } from "~/ui/portrait";

export interface PersonWords {
	name: string;
	role: string;
	/** A sentence or two on what this person is responsible for. */
	about: string;
	/** File name, without ending, of the portrait in public/portraits. */
	portrait: string;
	linkedIn: `https://${string}`;
}

/** People with portrait, role and profile, two abreast where there is room. */
export function People({ people }: { people: readonly PersonWords[] }) {
	return (
		<ul className="grid gap-x-6 gap-y-12 md:grid-cols-2 lg:gap-x-12">
			{people.map((person) => (
				<li
					key={person.portrait}
					className="grid content-start gap-x-6 gap-y-5 sm:grid-cols-[12rem_1fr] md:grid-cols-1 lg:grid-cols-[13rem_1fr]"
				>
					<div className="max-w-80">
						<Portrait person={person.portrait} alt={`Portrait of ${person.name}`} />
					</div>
					<div className="min-w-0">
						<h3 className="text-subheading">{person.name}</h3>
						<p className="mt-1 font-medium text-accent">{person.role}</p>
						<p className="mt-4 text-muted">{person.about}</p>
						<ExternalLink
							href={person.linkedIn}
							className="mt-3 inline-flex min-h-11 items-center gap-1.5 font-medium underline decoration-accent decoration-2 underline-offset-4 hover:text-accent"
						>
							{person.name} on LinkedIn
							<Icon icon={ArrowUpRight} />
						</ExternalLink>
					</div>
				</li>
			))}
		</ul>
	);
}
