import { ArrowUpRight } from "lucide";
import { Icon } from "#src/ui/icon.tsx";
import { ExternalLink } from "#src/ui/link.tsx";
import { Picture } from "#src/ui/picture.tsx";

export interface PersonWords {
	name: string;
	role: string;
	/** A sentence or two on what this person is responsible for. */
	about: string;
	/** What this person did before. */
	background?: string;
	/** The name of the portrait's file in pictures/portraits. */
	portrait: string;
	linkedIn: `https://${string}`;
}

/** Columns for a number of people, so that no row has only one of several. */
function columnsFor(number: number): string {
	if (number === 1) return "";
	if (number === 2 || number === 4) return "md:grid-cols-2";
	if (number === 3) return "md:grid-cols-3";
	return number === 7 || number === 8 || number > 9
		? "sm:grid-cols-2 lg:grid-cols-4"
		: "sm:grid-cols-2 lg:grid-cols-3";
}

/** The layout of one person: level with those beside, or beside the portrait for somebody who is alone on the page. */
const level = "row-span-5 grid grid-rows-subgrid";
const beside = "grid gap-x-6 md:grid-cols-2 md:items-center";

interface PeopleProps {
	people: readonly PersonWords[];
	/** Whether to say only what each did before, not what each is responsible for. */
	brief?: boolean;
}

/** People with a large portrait, role and LinkedIn profile, in columns where there is room. */
export function People({ people, brief = false }: PeopleProps) {
	const isAlone = people.length === 1;
	const wordsOf = ({ about, background }: PersonWords) => (brief ? background : about);
	return (
		<ul className={`-mb-14 grid gap-x-6 ${columnsFor(people.length)}`}>
			{people.map((person) => (
				<li key={person.portrait} className={`pb-14 ${isAlone ? beside : level}`}>
					<Picture
						file={`portraits/${person.portrait}`}
						alt={`Portrait of ${person.name}`}
						sizes="(width < 48rem) 100vw, 36rem"
						className="aspect-[4/5] h-auto w-full rounded-panel bg-surface object-cover"
					/>
					<div className={isAlone ? "" : "contents"}>
						<h3 className="mt-6 font-display text-heading font-medium">{person.name}</h3>
						<p className="mt-1 font-medium text-accent">{person.role}</p>
						{/* Of several, an empty one keeps the rest level. */}
						{people.some(wordsOf) && (
							<p className="mt-3 max-w-measure text-muted empty:mt-0">{wordsOf(person)}</p>
						)}
						<p className="mt-1">
							<ExternalLink
								href={person.linkedIn}
								className="inline-block py-2.5 font-medium underline decoration-accent decoration-2 underline-offset-4 hover:text-accent"
							>
								{person.name} on{" "}
								<span className="whitespace-nowrap">
									LinkedIn
									<Icon icon={ArrowUpRight} className="ml-1 inline-block align-[-0.2em]" />
								</span>
							</ExternalLink>
						</p>
					</div>
				</li>
			))}
		</ul>
	);
}
