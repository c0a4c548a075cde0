interface ArtProps {
	/** A file in public/art. */
	name: string;
	/** Its height, for a drawing 1200 wide. */
	height?: number;
	className: string;
}

/** A landscape that stands at the bottom of its place and fills it: decoration, in a file that pages share. */
export function Art({ name, height = 600, className }: ArtProps) {
	return (
		<svg
			width="320"
			height="160"
			viewBox={`0 0 1200 ${height}`}
			preserveAspectRatio="xMidYMax slice"
			className={className}
			aria-hidden="true"
		>
			<use href={`/art/${name}.svg#all`} />
		</svg>
	);
}
