import type { IconNode } from "lucide";
import { createElement } from "react";

interface IconProps {
	icon: IconNode;
	/** Extra classes: colour and margin. The size is one for the whole site. */
	className?: string;
}

/**
 * An icon of the site's one set, at its one size and stroke (`.icon`). Always beside words, so unread.
 */
export function Icon({ icon, className = "" }: IconProps) {
	return (
		<svg
			width="20"
			height="20"
			viewBox="0 0 24 24"
			className={`icon ${className}`.trim()}
			aria-hidden="true"
		>
			{icon.map(([shape, attributes]) =>
				createElement(shape, { ...attributes, key: JSON.stringify(attributes) }),
			)}
		</svg>
	);
}
