interface PortraitProps {
	/** Name, without extension, of an .avif and a .webp in public/portraits, 480 by 600 pixels or more. */
	person: string;
	alt: string;
	/** Its size and shape. */
	className: string;
}

/** A portrait. Its space is reserved while it loads. */
export function Portrait({ person, alt, className }: PortraitProps) {
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
				className={`bg-surface object-cover ${className}`}
			/>
		</picture>
	);
}
