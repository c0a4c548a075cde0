import type { ComponentProps } from "react";
import type { InternalHref } from "#src/paths.ts";

type LinkProps = Omit<ComponentProps<"a">, "href"> & { href: InternalHref };

/** A link to a page of this site. Its type only allows paths that exist; the router handles clicks. */
export function Link(props: LinkProps) {
	return <a {...props} />;
}

type ExternalLinkProps = Omit<ComponentProps<"a">, "href" | "rel" | "target"> & {
	href: `https://${string}`;
};

/** A link to another site. It opens in the same tab, so that Back works. */
export function ExternalLink(props: ExternalLinkProps) {
	return <a {...props} />;
}
