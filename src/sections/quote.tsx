import type { ReactNode } from "react";

interface QuoteProps {
	/** Who said it. */
	by: ReactNode;
	role?: ReactNode;
	/** What was said, without quotation marks. */
	children: ReactNode;
}

/** What somebody said, in large type. */
export function Quote({ by, role, children }: QuoteProps) {
	return (
		<figure className="max-w-[52rem] not-first:mt-12">
			<blockquote className="text-balance font-display text-heading">“{children}”</blockquote>
			<figcaption className="mt-5">
				<span className="font-medium">{by}</span>
				{role && <span className="text-muted">, {role}</span>}
			</figcaption>
		</figure>
	);
}
