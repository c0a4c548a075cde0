import pictures from "virtual:pictures";
import { pictureSize } from "#src/ui/picture-size.ts";

export interface PictureProps {
	/** Its path in the folder pictures: "workshop.jpg", "portraits/name.jpg". */
	file: string;
	alt: string;
	/** The width at which it is shown, for browsers that don't find it out by themselves. */
	sizes: string;
	className: string;
	/** The width in pixels of the space for it, if styles don't set it. */
	shownWidth?: number;
}

/**
 * One of the owner's pictures, in the size that the screen needs. Its space is reserved, and it is
 * fetched once the visitor comes near it.
 * @throws if there is no such picture
 */
export function Picture({ file, alt, sizes, className, shownWidth }: PictureProps) {
	const picture = pictures[file];
	if (!picture) {
		throw new Error(
			`There is no pictures/${file}. Put the picture there, or correct its name where the page names it.`,
		);
	}
	const { src, width, height, srcSet } = picture;
	const size = shownWidth
		? { width: shownWidth, height: Math.round((shownWidth * height) / width) }
		: pictureSize(picture);
	return (
		<img
			src={src}
			srcSet={srcSet}
			sizes={srcSet && `auto, ${sizes}`}
			alt={alt}
			{...size}
			loading="lazy"
			decoding="async"
			className={className}
		/>
	);
}
