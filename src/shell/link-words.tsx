import type { Menu, MenuLink } from "#src/content/navigation.ts";

/** A menu's link: its title, a badge if it has one, and its description. */
export function LinkWords({ link: { title, badge, description } }: { link: MenuLink }) {
	return (
		<>
			<span className="font-medium">
				{title}
				<span className="sr-only">: </span>
			</span>
			{badge && (
				<span className="ml-2 rounded-full bg-accent-soft px-2 py-0.5 font-medium text-accent text-label">
					{badge}
				</span>
			)}
			<span className="mt-0.5 block text-label text-muted">{description}</span>
		</>
	);
}

/** The words of the link to a menu's overview page. */
export const allOf = ({ title }: Menu) => `All ${title.toLowerCase()}`;
