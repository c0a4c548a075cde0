import { Picture } from "#src/ui/picture.tsx";

interface PortraitProps {
	/** The name of the file in pictures/portraits. */
	person: string;
	alt: string;
	/** Its size and shape. */
	className: string;
}

/** A portrait, 4 wide by 5 high. */
export function Portrait({ person, alt, className }: PortraitProps) {
	return (
		<Picture
			file={`portraits/${person}`}
			alt={alt}
			sizes="(width < 48rem) 100vw, 36rem"
			className={`bg-surface object-cover ${className}`}
		/>
	);
}
