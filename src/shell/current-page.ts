import { useLocation } from "wouter";
import type { Menu } from "#src/content/navigation.ts";

/** The current path, if the menu has a link to it. */
export function useCurrentPathIn(item: Menu): string | undefined {
	const [path] = useLocation();
	const links = item.megaMenu.columns.flatMap((column) => column.links);
	return [item, ...links].some(({ href }) => href === path) ? path : undefined;
}
