import { company } from "#src/content/company.ts";
import { Link } from "#src/ui/link.tsx";

/**
 * The logo, with an image for each theme. On the narrowest phones, and with large text, only its mark
 * is shown. Its fetch priority is low, because otherwise React preloads both images before the font.
 */
export function Logo() {
	const { logo, name } = company;
	return (
		<Link href="/" aria-label={`${name}, home`} className="flex min-h-11 shrink-0 items-center">
			<img
				src={logo.light}
				alt=""
				width={logo.width}
				height={logo.height}
				fetchPriority="low"
				className="logo logo-light dark:hidden"
			/>
			<img
				src={logo.dark}
				alt=""
				width={logo.width}
				height={logo.height}
				fetchPriority="low"
				className="logo logo-dark hidden dark:block"
			/>
		</Link>
	);
}
