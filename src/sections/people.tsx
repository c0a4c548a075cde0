import { ArrowUpRight } from "lucide";
import { Icon } from "~/ui/icon";
import { ExternalLink } from "~/ui/link";
import { Portrait } from "~/ui/portrait";

export interface PersonWords {
	name: string;
	role: string;
	/** A sentence or two on what this person is responsible for. */
	about: string;
	/** Name, without extension, of the portrait's files in public/portraits. */
	portrait: string;
	linkedIn: `https://${string}`;
}

/** People with their portrait, role and LinkedIn profile, in two columns where there is room. */
export function People({ people }: { people: readonly PersonWords[] }) {
	return (
		<ul className="grid gap-x-6 gap-y-12 md:grid-cols-2 lg:gap-x-12">
			{people.map((person) => (
				<li
					key={person.portrait}
					className="grid grid-cols-[min(8rem,36%)_1fr] content-start gap-x-5 gap-y-5 sm:grid-cols-[10rem_1fr] lg:grid-cols-[13rem_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-6 lg:gap-y-4"
				>
					<div className="lg:row-span-2">
						<Portrait person={person.portrait} alt={`Portrait of ${person.name}`} />
					</div>
					<div className="min-w-0 self-end lg:self-auto">
						<h3 className="text-subheading">{person.name}</h3>
						<p className="mt-1 font-medium text-accent">{person.role}</p>
					</div>
					<div className="col-span-2 min-w-0 lg:col-span-1">
						<p className="text-muted">{person.about}</p>
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
