import { useSyncExternalStore } from "react";

interface OpeningStatusProps {
	/** Works out the line to show for a moment. */
	statusAt: (now: Date) => { open: boolean; text: string };
}

/** How often the line is worked out anew, in milliseconds. */
const refresh = 30_000;

function everyHalfMinute(listener: () => void): () => void {
	const timer = setInterval(listener, refresh);
	return () => clearInterval(timer);
}

/** Whether somebody answers now. Absent from the prerendered page, which cannot know the time. */
export function OpeningStatus({ statusAt }: OpeningStatusProps) {
	const text = useSyncExternalStore(
		everyHalfMinute,
		() => statusAt(new Date()).text,
		() => null,
	);
	if (text === null) return null;
	const { open } = statusAt(new Date());
	return (
		<span className="inline-flex items-center gap-2 text-small font-medium">
			<span
				aria-hidden="true"
				className={`size-2.5 rounded-full ${open ? "bg-accent" : "border-2 border-control"}`}
			/>
			{text}
		</span>
	);
}
