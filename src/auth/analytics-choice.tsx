import { Fragment, useEffect, useState } from "react";
import { answerAnalytics } from "#src/auth/load-services.ts";
import { Button } from "#src/ui/button.tsx";
import { Link } from "#src/ui/link.tsx";
import { useHydrated } from "#src/ui/use-hydrated.ts";

/** The local storage key of a refusal. Consent isn't stored: it ends with the page. */
const refusalKey = "analytics";

function wasRefused(): boolean {
	try {
		return localStorage.getItem(refusalKey) === "no";
	} catch {
		return false;
	}
}

/** Stores or deletes a refusal, if storage is available. */
function keepRefusal(refused: boolean): void {
	try {
		if (refused) localStorage.setItem(refusalKey, "no");
		else localStorage.removeItem(refusalKey);
	} catch {
		// Storage is blocked or full: the next visit asks again.
	}
}

const notCounted = "Not counted.";

const answers = [
	{ agreed: true, words: "Yes, count it" },
	{ agreed: false, words: "No, don’t" },
] as const;

/**
 * Asks whether Google Analytics may count the visit. It stays visible after the answer, so that the
 * visitor can change it and nothing shifts.
 */
export function AnalyticsChoice() {
	const hydrated = useHydrated();
	const [agreed, setAgreed] = useState<boolean | null>(null);
	/** What the last answer has led to. Empty at first: an earlier visit's answer isn't news. */
	const [said, setSaid] = useState("");
	// A refusal in another tab, or since this page went into the back/forward cache, holds here too.
	useEffect(() => {
		function follow() {
			if (!wasRefused()) return;
			setAgreed(false);
			setSaid((now) => now && notCounted);
			answerAnalytics(false).catch(() => {});
		}
		follow();
		for (const event of ["storage", "pageshow"]) addEventListener(event, follow);
		return () => {
			for (const event of ["storage", "pageshow"]) removeEventListener(event, follow);
		};
	}, []);

	async function answer(yes: boolean) {
		setAgreed(yes);
		setSaid(yes ? "" : notCounted);
		keepRefusal(!yes);
		const counted = await answerAnalytics(yes).catch(() => false);
		if (!yes) return;
		// Unless the visitor has said no since.
		if (!counted) setAgreed((now) => now && null);
		const result = counted
			? "Counted until you leave this page."
			: "That couldn’t be started, so nothing is counted.";
		setSaid((now) => now || result);
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
				{answers.map(({ agreed: yes, words }) => (
					<Fragment key={words}>
						<Button
							variant="secondary"
							disabled={!hydrated}
							aria-pressed={agreed === yes}
							onClick={() => answer(yes)}
							className="not-noscript:disabled:opacity-100! aria-pressed:border-accent aria-pressed:bg-accent-soft"
						>
							{words}
						</Button>{" "}
					</Fragment>
				))}
			</div>
			<p role="status" className="mt-2 min-h-6 text-muted">
				{said}
			</p>
		</div>
	);
}
