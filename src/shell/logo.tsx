import { company } from "~/content/company";
import { Link } from "~/ui/link";

/**
 * The logo, an image for each theme; on the narrowest phones, and where text is set large, only its
 * mark has room. Of low priority, or React would have both preloaded ahead of the font.
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
