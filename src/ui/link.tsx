import type { ComponentProps } from "react";
import type { Href } from "~/routes";

/** A path of this site, checked against the route table, with an optional query or fragment. */
export type InternalHref = Href | `${Href}?${string}` | `${Href}#${string}`;

type LinkProps = Omit<ComponentProps<"a">, "href"> & { href: InternalHref };

/** A link to a page of this site, checked against the route table. The router hears of its clicks. */
export function Link(props: LinkProps) {
	return <a {...props} />;
}

type ExternalLinkProps = Omit<ComponentProps<"a">, "href" | "rel" | "target"> & {
	href: `https://${string}`;
};

/** A link to another site, opened in the same tab so that Back works. */
export function ExternalLink({ href, ...rest }: ExternalLinkProps) {
	return <a href={href} rel="noopener" {...rest} />;
}
