import { ArrowRight } from "lucide";
import type { ReactNode } from "react";
import type { InternalHref } from "#src/paths.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Link } from "#src/ui/link.tsx";

/** Cards in rows that are even for any number of them. */
export function CardGrid({ children }: { children: ReactNode }) {
	return (
		<div className="@container">
			<ul className="even-grid gap-6">{children}</ul>
		</div>
	);
}

interface CardProps {
	title: ReactNode;
	/** Where the whole card leads. */
	href?: InternalHref;
	/** The words of the link. Without them, the title is the link. */
	linkText?: ReactNode;
	children?: ReactNode;
}

/** A card in a `CardGrid`. */
export function Card({ title, href, linkText, children }: CardProps) {
	return (
		<li className="card relative flex flex-col p-6">
			<h3 className="font-display font-medium text-quiet">
				{href && !linkText ? (
					<Link href={href} className="card-link">
						{title}
					</Link>
				) : (
					title
				)}
			</h3>
			{children && <div className="mt-2 text-muted text-links">{children}</div>}
			{href && linkText && (
				<p className="mt-auto pt-5 font-medium">
					<Link href={href} className="card-link text-accent">
						{linkText}
						<Icon icon={ArrowRight} className="ml-1.5 inline-block align-[-0.25em]" />
					</Link>
				</p>
			)}
		</li>
	);
}
