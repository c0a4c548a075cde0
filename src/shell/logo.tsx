import { company } from "~/content/company";
import { Link } from "~/ui/link";

/**
 * The logo, an image for each theme; below 360 px wide only its mark has room. Of low priority, or
 * React would have both preloaded ahead of the font.
 */
export function Logo() {
	const { logo, name } = company;
	const size = "h-7 w-auto max-[359px]:w-9 max-[359px]:object-cover max-[359px]:object-left lg:h-8";
	return (
		<Link href="/" aria-label={`${name}, home`} className="flex min-h-11 items-center">
			<img
				src={logo.light}
				alt=""
				width={logo.width}
				height={logo.height}
				fetchPriority="low"
				className={`${size} dark:hidden`}
			/>
			<img
				src={logo.dark}
				alt=""
				width={logo.width}
				height={logo.height}
				fetchPriority="low"
				className={`${size} hidden dark:block`}
			/>
		</Link>
	);
}
