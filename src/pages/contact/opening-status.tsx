import { useSyncExternalStore } from "react";
import { openingStatus } from "~/content/opening-status";

/** How often the line is worked out anew, in milliseconds. */
const refresh = 30_000;

function everyHalfMinute(listener: () => void): () => void {
	const timer = setInterval(listener, refresh);
	return () => clearInterval(timer);
}

/**
 * Whether somebody answers now, on a line of its own that is there, empty, in the prerendered page,
 * which cannot know the time: nothing shifts when the words come.
 */
export function OpeningStatus() {
	const text = useSyncExternalStore(
		everyHalfMinute,
		() => openingStatus(new Date()).text,
		() => null,
	);
	return (
		<span className="flex min-h-7 items-center gap-2 text-small font-medium text-ink">
			{text && (
				<>
					<span
						aria-hidden="true"
						className={`size-2.5 rounded-full ${openingStatus(new Date()).open ? "bg-accent" : "border-2 border-control"}`}
					/>
					{text}
				</>
			)}
		</span>
	);
}
