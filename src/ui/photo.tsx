import { Picture } from "#src/ui/picture.tsx";

interface PhotoProps {
	/** Its path in the folder pictures: "workshop.jpg". */
	file: string;
	/** What it shows, for visitors who can't see it. */
	alt: string;
}

/** A photograph, as wide as the column it is in, apart from what is before and after it. */
export function Photo({ file, alt }: PhotoProps) {
	return (
		<div className="not-first:mt-10 not-last:mb-10">
			<Picture
				file={file}
				alt={alt}
				sizes="(width < 75rem) 100vw, 75rem"
				className="h-auto w-full rounded-panel bg-surface"
			/>
		</div>
	);
}
