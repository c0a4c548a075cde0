import { useEffect, useState } from "react";
import { type AuthAction, waitingMessages } from "#src/auth/messages.ts";
import { textButton } from "#src/auth/text-button.ts";

/** Time until the note says it is still trying, in milliseconds. The SDK's timeout is much longer. */
const slowAfter = 8_000;

interface WaitingNoteProps {
	/** The request in flight, if any. */
	pending: AuthAction | null;
	giveUp: () => void;
}

/**
 * Says what the card is waiting for. Only screen readers get it at first; it becomes visible for the
 * Google window, which can be cancelled, and once the answer takes long.
 */
export function WaitingNote({ pending, giveUp }: WaitingNoteProps) {
	const [slow, setSlow] = useState(false);
	useEffect(() => {
		setSlow(false);
		if (!pending) return;
		const timer = setTimeout(() => setSlow(true), slowAfter);
		return () => clearTimeout(timer);
	}, [pending]);

	return (
		<div className="flex flex-wrap items-center justify-between gap-x-4">
			<p role="status" className="text-small text-muted">
				{pending && (
					<span className={pending === "google" || slow ? "mt-3 block" : "sr-only"}>
						{waitingMessages[pending][slow ? "slow" : "now"]}
					</span>
				)}
			</p>
			{/* The SDK takes up to ten seconds to notice that Google's window was closed, and for a storage
			    that doesn't answer it waits without end. An account may be made already, so that goes on. */}
			{(pending === "google" || (pending === "sign-in" && slow)) && (
				<button type="button" onClick={giveUp} className={`mt-1 text-small ${textButton}`}>
					Cancel
				</button>
			)}
		</div>
	);
}
