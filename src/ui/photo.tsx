import pictures from "virtual:pictures";
import { Picture } from "#src/ui/picture.tsx";

interface PhotoProps {
	/** Its path in the folder pictures: "workshop.jpg". */
	file: string;
	/** What it shows, for visitors who can't see it. */
	alt: string;
}

/** In pixels: the width of the page's column, and a height that fits into most windows. */
const most = { width: 1200, height: 720 };

/** A photograph, as wide as the column it is in or lower than a window, apart from what is around it. */
export function Photo({ file, alt }: PhotoProps) {
	const { width, height } = pictures[file] ?? most;
	const shown = Math.round(Math.min(most.width, (most.height * width) / height));
	return (
		<div className="not-first:mt-12 not-last:mb-10">
			<Picture
				file={file}
				alt={alt}
				shownWidth={shown}
				sizes={`(width < ${shown}px) 100vw, ${shown}px`}
				className="h-auto rounded-panel bg-land-1"
			/>
		</div>
	);
}
