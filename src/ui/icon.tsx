import type { LucideIcon } from "lucide-react";

interface IconProps {
	icon: LucideIcon;
	/** Extra classes: colour and margin. The size is one for the whole site. */
	className?: string;
}

/** An icon of the site's one set, at its one size and stroke. Always beside words, so unread. */
export function Icon({ icon: Glyph, className = "" }: IconProps) {
	return (
		<Glyph
			aria-hidden="true"
			size={20}
			strokeWidth={1.75}
			className={`shrink-0 ${className}`}
			// In a page, unlike in a file, an SVG needs no namespace.
			xmlns={undefined}
		/>
	);
}
