import { useLocation } from "wouter";
import type { MegaMenu, MenuItem } from "~/content/navigation";

/** The current path, if the menu has a link to it. */
export function useCurrentIn(item: MenuItem & { megaMenu: MegaMenu }): string | undefined {
	const [path] = useLocation();
	const links = item.megaMenu.columns.flatMap((column) => column.links);
	return [item, ...links].some(({ href }) => href === path) ? path : undefined;
}
