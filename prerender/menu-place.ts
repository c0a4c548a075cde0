import { type MenuLink, menu } from "~/content/navigation";

/** Where the header's menus hold a page. */
export interface MenuPlace {
	/** The title of the menu. */
	section: string;
	/** The page that the whole menu is about, if it has one. */
	sectionPath: string | undefined;
	/** The page's title in the menu; the menu's own for the page that the menu is about. */
	title: string;
}

/** The menus' word for a page, or nothing for a page that no menu holds. */
export function menuPlace(path: string): MenuPlace | undefined {
	for (const { title, href, megaMenu } of menu) {
		if (href === path) return { section: title, sectionPath: href, title };
		const link = megaMenu.columns
			.flatMap<MenuLink>(({ links }) => links)
			.find((each) => each.href === path);
		if (link) return { section: title, sectionPath: href, title: link.title };
	}
	return undefined;
}
