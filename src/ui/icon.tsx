import type { IconNode } from "lucide";
import { createElement } from "react";

interface IconProps {
	icon: IconNode;
	/** Extra classes for colour and margin. The size is fixed. */
	className?: string;
}

/** A Lucide icon. It always has text next to it, so screen readers skip it. */
export function Icon({ icon, className = "" }: IconProps) {
	return (
		<svg
			width="20"
			height="20"
			viewBox="0 0 24 24"
			fill="none"
			stroke="currentColor"
			className={`icon ${className}`.trim()}
			aria-hidden="true"
		>
			{icon.map(([shape, attributes]) =>
				createElement(shape, { ...attributes, key: JSON.stringify(attributes) }),
			)}
		</svg>
	);
}
