import { useEffect, useState } from "react";
import { ask } from "./ask.ts";
import { editor } from "./editor.ts";

/** The session's edits as a reader would say them, git's view of them, and a commit. */
export function Changes() {
	const [{ message, diff }, setSession] = useState({ message: "", diff: "" });
	const [problem, setProblem] = useState("");
	const open = editor.state.edits.filter(({ committed }) => !committed);

	useEffect(() => {
		ask<{ message: string; diff: string }>("session").then(setSession, (error) =>
			setProblem(error.message),
		);
	}, []);

	async function commit() {
		const done = await editor.try(async () => {
			editor.set({ edits: await ask("commit", { message }), panel: undefined });
			editor.say("Committed.");
		});
		if (!done) setProblem(editor.state.message);
	}

	if (open.length === 0) return <p>Nothing that isn’t in a commit.</p>;
	return (
		<>
			<ul>
				{open.map((edit, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: edits are only added
					<li key={index}>
						{edit.page}
						<small>
							<del>{edit.old}</del>
						</small>
						<ins>{edit.new}</ins>
					</li>
				))}
			</ul>
			<details>
				<summary>git diff</summary>
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
				<pre tabIndex={0}>{diff}</pre>
			</details>
			<p>
				<label>
					Message of the commit
					<textarea
						rows={5}
						value={message}
						onChange={({ target }) => setSession({ diff, message: target.value })}
					/>
				</label>
			</p>
			{problem && (
				<p className="refused" role="alert">
					{problem}
				</p>
			)}
			<button type="button" className="main" onClick={commit}>
				Commit
			</button>
		</>
	);
}
