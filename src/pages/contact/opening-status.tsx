import publicHolidays from "virtual:public-holidays";
import { useSyncExternalStore } from "react";
import { openingStatus } from "~/content/opening-hours";

/** How often the status is updated, in milliseconds. */
const refresh = 30_000;

function everyHalfMinute(listener: () => void): () => void {
	const timer = setInterval(listener, refresh);
	return () => clearInterval(timer);
}

/**
 * Whether the phone is answered now. The prerendered page, which can't know the time, has an empty
 * line in its place, so that nothing shifts.
 */
export function OpeningStatus() {
	const text = useSyncExternalStore(
		everyHalfMinute,
		() => openingStatus(new Date(), publicHolidays).text,
		() => null,
	);
	return (
		<span className="flex min-h-7 items-center gap-2 text-small font-medium text-ink">
			{text && (
				<>
					<span
						aria-hidden="true"
						className={`size-2.5 rounded-full ${text === "Open now" ? "bg-accent" : "border-2 border-control"}`}
					/>
					<span>{text}</span>
				</>
			)}
		</span>
	);
}
