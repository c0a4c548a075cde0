interface ArtProps {
	/** A file in public/art. */
	name: string;
	/** The part of it to show. */
	viewBox?: string;
	/** Whether left is right, so that pages with the same land differ. */
	mirrored?: boolean;
	className: string;
}

/** A landscape that stands at the bottom of its place and fills it: decoration, in a file that pages share. */
export function Art({ name, viewBox = "0 0 1200 600", mirrored = false, className }: ArtProps) {
	return (
		<svg
			width="320"
			height="160"
			viewBox={viewBox}
			preserveAspectRatio="xMidYMax slice"
			className={className}
			aria-hidden="true"
		>
			<use
				href={`/art/${name}.svg#all`}
				transform={mirrored ? "matrix(-1 0 0 1 1200 0)" : undefined}
			/>
		</svg>
	);
}
