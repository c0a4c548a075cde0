import { useState } from "react";
import { otherButton } from "#src/auth/button-classes.ts";
import { authConfig } from "#src/auth/config.ts";
import { Link } from "#src/ui/link.tsx";
import { useHydrated } from "#src/ui/use-hydrated.ts";

/** The visitor's latest answer, which holds until the page is left. An earlier one may still be loading code. */
let latest: boolean | null = null;

/** Starts or stops analytics. Returns whether it runs: not if its code can't be loaded. */
async function act(agreed: boolean): Promise<boolean> {
	if (!agreed && latest === null) return false;
	latest = agreed;
	return import("#src/auth/firebase-analytics.ts")
		.then((code) => code.followAnswer(authConfig().firebase, () => latest === true))
		.catch(() => false);
}

const answers = [
	[true, "Yes, count it"],
	[false, "No, don’t"],
] as const;

/** Asks whether Google Analytics may count the visit. It stays after the answer, which can be changed. */
export function AnalyticsChoice() {
	const hydrated = useHydrated();
	const [agreed, setAgreed] = useState<boolean | null>(null);
	const [result, setResult] = useState("");

	async function answer(yes: boolean): Promise<void> {
		setAgreed(yes);
		setResult(yes ? "" : "Not counted.");
		const counted = await act(yes);
		// The visitor may have said no since.
		if (!yes || !latest) return;
		if (counted) return setResult("Counted until you leave this page.");
		setAgreed(null);
		setResult("That couldn’t be started, so nothing is counted.");
	}

	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset belongs in a form.
		<div
			role="group"
			aria-labelledby="analytics-question"
			className="mt-6 rounded-panel border border-line bg-ground px-5 py-5 text-small sm:px-9"
		>
			<p id="analytics-question" className="text-muted text-links">
				May Google Analytics count this visit to the sign‑in page? It sets cookies here.{" "}
				<Link href="/privacy">What it records</Link>.
			</p>
			<div className="mt-3 grid grid-cols-2 gap-3">
				{answers.map(([yes, text]) => (
					<button
						key={text}
						type="button"
						disabled={!hydrated}
						aria-pressed={agreed === yes}
						onClick={() => answer(yes)}
						className={`${otherButton} aria-pressed:border-accent aria-pressed:bg-accent-soft`}
					>
						{text}
					</button>
				))}
			</div>
			<p role="status" className="mt-2 min-h-6 text-muted">
				{result}
			</p>
		</div>
	);
}
