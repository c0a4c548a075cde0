import { ArrowUpRight } from "lucide";
import { Icon } from "#src/ui/icon.tsx";
import { ExternalLink } from "#src/ui/link.tsx";
import { Portrait } from "#src/ui/portrait.tsx";

export interface PersonWords {
	name: string;
	role: string;
	/** A sentence or two on what this person is responsible for. */
	about: string;
	/** The name of the portrait's file in pictures/portraits. */
	portrait: string;
	linkedIn: `https://${string}`;
}

/** People with a large portrait, role and LinkedIn profile, in two columns where there is room. */
export function People({ people }: { people: readonly PersonWords[] }) {
	return (
		<ul className="grid gap-x-6 gap-y-14 md:grid-cols-2 lg:gap-x-12">
			{people.map((person) => (
				<li key={person.portrait} className="flex max-w-[30rem] flex-col">
					<Portrait
						person={person.portrait}
						alt={`Portrait of ${person.name}`}
						className="aspect-[4/5] h-auto w-full rounded-panel"
					/>
					<h3 className="mt-6 font-display text-heading font-medium">{person.name}</h3>
					<p className="mt-1 font-medium text-accent">{person.role}</p>
					<p className="mt-3 max-w-measure grow text-muted">{person.about}</p>
					<ExternalLink
						href={person.linkedIn}
						className="mt-3 inline-flex min-h-11 self-start items-center gap-1.5 font-medium underline decoration-accent decoration-2 underline-offset-4 hover:text-accent"
					>
						{person.name} on LinkedIn
						<Icon icon={ArrowUpRight} />
					</ExternalLink>
				</li>
			))}
		</ul>
	);
}
