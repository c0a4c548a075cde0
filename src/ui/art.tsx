interface ArtProps {
	/** A file in public/art. */
	name: string;
	/** The part of it to show. */
	viewBox?: string;
	className: string;
}

/** A landscape that stands at the bottom of its place and fills it: decoration, in a file that pages share. */
export function Art({ name, viewBox = "0 0 1200 600", className }: ArtProps) {
	return (
		<svg
			width="320"
			height="160"
			viewBox={viewBox}
			preserveAspectRatio="xMidYMax slice"
			className={className}
			aria-hidden="true"
		>
			<use href={`/art/${name}.svg#all`} />
		</svg>
	);
}
