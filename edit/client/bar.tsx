import { useEffect, useSyncExternalStore } from "react";
import { editor } from "./editor.ts";
import { Panels, Question } from "./panels.tsx";

const framed = window !== window.top;

/** Shows the page at the width of a phone, or as wide as the window again. */
function switchWidth(): void {
	if (framed) window.top?.location.assign(location.href);
	else location.assign(`/__edit/phone#${encodeURIComponent(location.pathname)}`);
}

/** The editor's bar at the window's lower edge: what happens, and what can be done. */
export function Bar() {
	const { on, message, refused, place, edits, panel, question } = useSyncExternalStore(
		editor.subscribe,
		() => editor.state,
	);
	// Words in a panel that is open are the page's business no longer.
	useEffect(() => {
		if (panel) editor.point(undefined);
	}, [panel]);
	return (
		<>
			<section className="bar" aria-label="Editing words">
				<p className={refused ? "message refused" : "message"} role="status">
					{message}
				</p>
				<div className="buttons">
					{place ? (
						<>
							<button type="button" className="main" onClick={() => editor.save()}>
								Save
							</button>
							<button type="button" onClick={() => editor.discard()}>
								Discard
							</button>
						</>
					) : (
						<>
							<button
								type="button"
								aria-pressed={on}
								title="Alt+E. Alt+↓ and Alt+↑ move from text to text."
								onClick={() => editor.toggle()}
							>
								Edit words
							</button>
							<button
								type="button"
								title="Ctrl+Z"
								disabled={edits.length === 0}
								onClick={() => editor.undo()}
							>
								Undo
							</button>
							<button type="button" onClick={() => editor.set({ panel: { kind: "changes" } })}>
								Changes ({edits.filter(({ committed }) => !committed).length})
							</button>
							<button type="button" onClick={() => editor.set({ panel: { kind: "head" } })}>
								Search and card
							</button>
							<button type="button" onClick={switchWidth}>
								{framed ? "Full width" : "Phone width"}
							</button>
						</>
					)}
				</div>
			</section>
			<Panels panel={panel} />
			{question && <Question {...question} />}
		</>
	);
}
