interface PartBarProps {
	/** Where the part begins, and how long it is. */
	from: number;
	length: number;
	/** How long the whole is, in the same unit. */
	whole: number;
	/** The class of the part's colour. */
	fill?: string | undefined;
	className: string;
}

/** A part of a whole as a bar. Text beside it says the same. */
export function PartBar({ from, length, whole, fill = "fill-land-5", className }: PartBarProps) {
	return (
		<svg
			width="200"
			height="14"
			aria-hidden="true"
			viewBox={`0 0 ${whole} 1`}
			preserveAspectRatio="none"
			className={`w-full bg-land-1 ${className}`}
		>
			<rect x={from} width={length} height="1" className={fill} />
		</svg>
	);
}
