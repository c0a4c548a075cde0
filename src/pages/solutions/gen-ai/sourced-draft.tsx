import { UserCheck } from "lucide";
import type { ReactNode } from "react";
import type { InternalHref } from "#src/paths.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Link } from "#src/ui/link.tsx";

/**
 * A draft in large type. Each sentence leads to the passage of this page that it rests on, word for word;
 * the one that has none is struck out.
 */
export function SourcedDraft() {
	return (
		<ol className="grid gap-y-12 lg:gap-y-12">
			<Sentence
				passage="The sender knows the case, and reads the letter before signing it."
				href="/solutions/gen-ai#tasks"
				source="Which tasks suit generative AI"
			>
				It can draft one for a sender who knows the case.
			</Sentence>
			<Sentence
				passage="Ordinary code fills in names, dates and amounts. The model writes around them."
				href="/solutions/gen-ai#tasks"
				source="Which tasks suit generative AI"
			>
				Ordinary code fills in the names, dates and amounts.
			</Sentence>
			<Sentence
				passage="The originals, and the finished letter or answer."
				href="/solutions/gen-ai#places"
				source="Where your documents and questions go"
			>
				The finished letter stays in your systems.
			</Sentence>
			<li className={row}>
				<p className={`${words} text-on-depth-muted`}>
					<s className="decoration-[0.06em]">It never gets a fact wrong.</s>
				</p>
				<p className={`${beside} border-transparent lg:self-center`}>
					No passage says so. Struck out.
				</p>
			</li>
			<li className="w-fit border-[3px] border-transparent bg-highlight px-5 py-4 text-on-highlight lg:px-8 lg:py-6">
				<p className="flex items-center gap-2 font-semibold">
					<Icon icon={UserCheck} />A person decides
				</p>
				<p className={`mt-2 ${words}`}>The sender reads it, then signs.</p>
			</li>
		</ol>
	);
}

const row = "grid gap-x-6 gap-y-4 lg:grid-cols-12";
const words = "text-balance font-display font-medium text-statement lg:col-span-8";
const beside = "border-l-2 py-1 pl-4 lg:col-span-4 lg:pl-6";

interface SentenceProps {
	/** The passage that it was written from. */
	passage: string;
	/** Where the passage is, and what that place is called. */
	href: InternalHref;
	source: string;
	children: ReactNode;
}

/** A sentence, and from its last word a line to its passage. */
function Sentence({ passage, href, source, children }: SentenceProps) {
	return (
		<li className={row}>
			<p className={`overflow-x-clip ${words}`}>
				{children}{" "}
				<span
					aria-hidden="true"
					className="-mr-[100%] hidden w-full border-current border-b-2 opacity-50 lg:inline-block"
				/>
			</p>
			<div className={`${beside} border-current/50 lg:self-end`}>
				<p className="font-display text-lead/snug">“{passage}”</p>
				<p className="mt-2 text-links">
					<Link href={href}>{source}</Link>
				</p>
			</div>
		</li>
	);
}
