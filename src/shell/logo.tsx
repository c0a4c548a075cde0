import pictures from "virtual:pictures";
import { company } from "#src/content/company.ts";
import { Link } from "#src/ui/link.tsx";
import { pictureSize } from "#src/ui/picture-size.ts";

/** A logo that is less than twice as wide as high needs more height to be read. */
const heightOf = ({ width, height }: { width: number; height: number }) =>
	width < 2 * height ? "h-10" : "h-7 lg:h-8";

/**
 * The logo, with an image for each theme. Only one of them says the name, which text browsers would
 * otherwise read twice. The inline script gives it to the other: without scripts, no theme shows that one.
 * Its fetch priority is low, because otherwise React preloads both images before the font.
 */
export function Logo() {
	const light = pictures[`brand/${company.logo.light}`];
	const dark = pictures[`brand/${company.logo.dark}`];
	if (!light || !dark)
		throw new Error("pictures/brand doesn't have both logos of the company file.");
	return (
		<Link href="/" aria-label={`${company.name}, home`} className="logo-link">
			<img
				src={light.src}
				alt={company.name}
				{...pictureSize(light)}
				fetchPriority="low"
				className={`logo logo-light w-auto object-contain object-left dark:hidden ${heightOf(light)}`}
			/>
			<img
				src={dark.src}
				alt=""
				{...pictureSize(dark)}
				fetchPriority="low"
				className={`logo logo-dark hidden w-auto object-contain object-left dark:block ${heightOf(dark)}`}
			/>
		</Link>
	);
}
