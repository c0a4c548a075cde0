import { type AuthAction, waitingMessages } from "#src/auth/messages.ts";
import { textButton } from "#src/auth/text-button.ts";

interface WaitingNoteProps {
	/** The request in flight, if any. */
	pending: AuthAction | null;
	/** Whether the answer is taking long. */
	slow: boolean;
	giveUp: () => void;
}

/**
 * Says what the card is waiting for. Only screen readers get it at first; it becomes visible for the
 * Google window, which can be cancelled, and once the answer takes long.
 */
export function WaitingNote({ pending, slow, giveUp }: WaitingNoteProps) {
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-4">
			<p role="status" className="text-small text-muted">
				{pending && (
					<span className={pending === "google" || slow ? "mt-3 block" : "sr-only"}>
						{waitingMessages[pending][slow ? "slow" : "now"]}
					</span>
				)}
			</p>
			{pending === "google" && (
				// The SDK takes up to ten seconds to notice that the popup was closed.
				<button type="button" onClick={giveUp} className={`mt-1 text-small ${textButton}`}>
					Cancel
				</button>
			)}
		</div>
	);
}
