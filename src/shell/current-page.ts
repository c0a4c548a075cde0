import { useLocation } from "wouter";
import type { MegaMenu, MenuItem } from "~/content/navigation";

/** The path of the page in the address bar, if the menu leads to it. */
export function useCurrentIn(item: MenuItem & { megaMenu: MegaMenu }): string | undefined {
	const [path] = useLocation();
	const links = item.megaMenu.columns.flatMap((column) => column.links);
	return [item, ...links].some(({ href }) => href === path) ? path : undefined;
}
