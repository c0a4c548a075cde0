import { type MenuLink, menu } from "#src/content/navigation.ts";

/** A page's place in the header's menus. */
export interface MenuPlace {
	/** The title of the menu. */
	section: string;
	/** The menu's overview page, if it has one. */
	sectionPath: string | undefined;
	/** The page's title in the menu. An overview page has the menu's own title. */
	title: string;
}

/** Finds a page in the header's menus. Undefined if it isn't in any. */
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
