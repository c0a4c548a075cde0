import { useEffect, useLayoutEffect, useRef } from "react";
import { AnalyticsChoice } from "#src/auth/analytics-choice.tsx";
import { startBackendsWhenIdle } from "#src/auth/load-services.ts";
import { messages } from "#src/auth/messages.ts";
import { SessionPanel } from "#src/auth/session-panel.tsx";
import { SignInCard } from "#src/auth/sign-in-card.tsx";
import { useSession } from "#src/auth/use-session.ts";

/** The card on the sign-in page: the form, or the session if the visitor is signed in. */
export function AccountCard() {
	const { session, ended, connect } = useSession();
	const card = useRef<HTMLElement>(null);
	const hadFocus = useRef(false);
	const signedIn = session !== null;
	const shown = useRef(signedIn);

	useEffect(startBackendsWhenIdle, []);

	// When form and panel replace each other, focus that was inside moves to the new heading.
	useLayoutEffect(() => {
		if (shown.current === signedIn) return;
		shown.current = signedIn;
		if (hadFocus.current) card.current?.querySelector("h1")?.focus();
	}, [signedIn]);

	const account = (
		<section
			ref={card}
			tabIndex={-1}
			aria-labelledby="account-title"
			onFocus={() => {
				hadFocus.current = true;
				// Tries again if the provider's code couldn't be loaded at the first interaction.
				connect().catch(() => {});
			}}
			onBlur={({ currentTarget, relatedTarget }) => {
				// Without a target the window lost the focus, for example to the provider's popup.
				if (relatedTarget && !currentTarget.contains(relatedTarget)) hadFocus.current = false;
			}}
		>
			{/* Only visual, because screen readers announce the heading that gets the focus. */}
			<p aria-hidden="true" className="session-note text-muted">
				{messages.checkingSession}
			</p>
			{session ? (
				<SessionPanel session={session} connect={connect} />
			) : (
				<SignInCard connect={connect} ended={ended} cardRef={card} />
			)}
		</section>
	);
	// A build without the setting leaves this code out.
	if (!import.meta.env.VITE_FIREBASE_MEASUREMENT_ID) return account;
	return (
		<>
			{account}
			<AnalyticsChoice />
		</>
	);
}
