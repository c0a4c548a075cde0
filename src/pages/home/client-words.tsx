import type { Client, Quote } from "#src/content/proof.ts";
import { Link } from "#src/ui/link.tsx";

interface ClientWordsProps {
	quote: Quote;
	clients: readonly Client[];
	/** What the link to all the rest says. */
	more: string;
}

/** How many names there is room for. All of them are on Leadership. */
const most = 3;

/**
 * What one client says, the names of some others, and the way to all that was measured. Each text is a
 * single string: React would put a comment node between two adjacent ones.
 */
export function ClientWords({ quote, clients, more }: ClientWordsProps) {
	const { words, name, role, organisation } = quote;
	const others = clients
		.map((client) => client.name)
		.filter((each) => each !== organisation)
		.slice(0, most);
	return (
		<figure className="page-width pt-16 pb-16 lg:pt-24 lg:pb-24">
			<blockquote className="text-balance font-display text-heading">{`“${words}”`}</blockquote>
			<figcaption className="mt-6">
				<p className="font-semibold">{`${name}, ${role}, ${organisation}`}</p>
				{others.length > 0 && (
					<p className="mt-1 text-muted">{`We’ve also worked for ${others.join(", ")}.`}</p>
				)}
				<p className="mt-3 text-links">
					<Link href="/company/leadership#proof" className="touch-target">
						{more}
					</Link>
				</p>
			</figcaption>
		</figure>
	);
}
