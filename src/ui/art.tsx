interface ArtProps {
	/** A file in public/art. */
	name: string;
	/** The id of a group in it. */
	layer?: string;
	className: string;
}

/** A landscape that stands at the bottom of its place and fills it: decoration, in a file that pages share. */
export function Art({ name, layer = "all", className }: ArtProps) {
	return (
		<svg
			width="320"
			height="160"
			viewBox="0 0 1200 600"
			preserveAspectRatio="xMidYMax slice"
			className={className}
			aria-hidden="true"
		>
			<use href={`/art/${name}.svg#${layer}`} />
		</svg>
	);
}
