interface PortraitProps {
	/** File name, without ending, in public/portraits: an .avif and a .webp of at least 480 by 600 pixels. */
	person: string;
	alt: string;
}

/** A portrait that keeps its place while it loads. */
export function Portrait({ person, alt }: PortraitProps) {
	return (
		<picture>
			<source type="image/avif" srcSet={`/portraits/${person}.avif`} />
			<img
				src={`/portraits/${person}.webp`}
				alt={alt}
				width={480}
				height={600}
				loading="lazy"
				decoding="async"
				className="aspect-[4/5] h-auto w-full rounded-panel bg-surface object-cover"
			/>
		</picture>
	);
}
