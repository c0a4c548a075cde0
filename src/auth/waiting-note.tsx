import { type AuthAction, waitingMessages } from "~/auth/messages";

/** The classes of a button that reads as a word of the card. */
export const textButton =
	"inline-flex min-h-11 items-center gap-2 rounded-control font-medium text-accent underline decoration-2 underline-offset-4 hover:text-accent-strong disabled:opacity-60";

interface WaitingNoteProps {
	/** What the provider is being asked, if anything. */
	pending: AuthAction | null;
	/** The answer is taking long. */
	slow: boolean;
	giveUp: () => void;
}

/** What the card is waiting for. Seen when there is something to do about it or it takes long. */
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
				// The SDK needs up to ten seconds to notice that its window was closed.
				<button type="button" onClick={giveUp} className={`mt-1 text-small ${textButton}`}>
					Cancel
				</button>
			)}
		</div>
	);
}
