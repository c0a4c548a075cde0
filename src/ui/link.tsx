import type { ComponentProps } from "react";
import { Link as RouterLink } from "wouter";
import type { Href } from "~/routes";

/** A path of this site, checked against the route table, with an optional query or fragment. */
export type InternalHref = Href | `${Href}?${string}` | `${Href}#${string}`;

type LinkProps = Omit<ComponentProps<"a">, "href"> & { href: InternalHref };

/** A link to a page of this site. Before and without script it is a plain link. */
export function Link({ href, ...rest }: LinkProps) {
	return <RouterLink href={href} {...rest} />;
}

type ExternalLinkProps = Omit<ComponentProps<"a">, "href" | "rel" | "target"> & {
	href: `https://${string}`;
};

/** A link to another site, opened in the same tab so that Back works. */
export function ExternalLink({ href, ...rest }: ExternalLinkProps) {
	return <a href={href} rel="noopener" {...rest} />;
}
