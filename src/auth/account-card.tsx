import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { AnalyticsChoice } from "#src/auth/analytics-choice.tsx";
import { authConfig } from "#src/auth/config.ts";
import { messages } from "#src/auth/messages.ts";
import { noSession, startSession } from "#src/auth/session.ts";
import { SessionPanel } from "#src/auth/session-panel.tsx";
import { SignInCard } from "#src/auth/sign-in-card.tsx";
import { whenIdle } from "#src/auth/when-shown.ts";

/** Initialises the other services of a real Firebase project, which nothing on the page needs. */
function startBackends(): void {
	const { emulator, firebase } = authConfig();
	if (emulator) return;
	import("#src/auth/firebase-backends.ts")
		.then((code) => code.startBackends(firebase))
		.catch(() => {});
}

/** The card on the sign-in page: the form, or the session if the visitor is signed in. */
export function AccountCard() {
	const [{ session, ended }, setState] = useState(noSession);
	const card = useRef<HTMLElement>(null);

	useLayoutEffect(() => startSession(setState), []);
	useEffect(() => whenIdle(startBackends), []);

	// The visitor has just signed in or out, with a button that is gone.
	// biome-ignore lint/correctness/useExhaustiveDependencies: form and panel replace each other.
	useLayoutEffect(() => {
		if (document.activeElement === card.current) card.current?.querySelector("h1")?.focus();
	}, [session === null]);

	return (
		<>
			<section ref={card} tabIndex={-1} aria-labelledby="account-title">
				<p aria-hidden="true" className="session-note text-muted">
					{messages.checkingSession}
				</p>
				{session ? <SessionPanel {...session} /> : <SignInCard ended={ended} />}
			</section>
			{/* A build without the setting leaves this code out. */}
			{import.meta.env.VITE_FIREBASE_MEASUREMENT_ID && <AnalyticsChoice />}
		</>
	);
}
