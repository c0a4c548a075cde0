import { LoaderCircle } from "lucide";
import { signUpMakesAccounts } from "#src/auth/config.ts";
import { messageId } from "#src/auth/form-state.ts";
import { GoogleLogo } from "#src/auth/google-logo.tsx";
import { MessageBoxes } from "#src/auth/message-boxes.tsx";
import { type FieldName, messages, minimumPasswordLength } from "#src/auth/messages.ts";
import { PasswordField } from "#src/auth/password-field.tsx";
import { signInLabels } from "#src/auth/sign-in-labels.ts";
import { textButton } from "#src/auth/text-button.ts";
import { useDrafts } from "#src/auth/use-drafts.ts";
import { modeQueries } from "#src/auth/use-mode.ts";
import { type SignInFormOptions, useSignInForm } from "#src/auth/use-sign-in-form.ts";
import { WaitingNote } from "#src/auth/waiting-note.tsx";
import { signInPath } from "#src/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Link } from "#src/ui/link.tsx";

/** Before hydration the buttons are disabled, but look enabled unless scripts are off. */
const unfaded = "not-noscript:disabled:opacity-100!";

/** Part of the prerendered form. The stylesheet (waiting.css) shows it if hydration is late. */
const notLoadedYet = { id: 0, kind: "error", text: messages.notLoadedYet } as const;

function Spinner() {
	return <Icon icon={LoaderCircle} className="animate-spin" />;
}

/** The form of both modes. Its inputs are uncontrolled, so that text typed before hydration is kept. */
export function SignInCard(props: SignInFormOptions) {
	const form = useSignInForm(props);
	const draft = useDrafts();
	const { mode, pending, message } = form;
	const text = signInLabels[mode];
	const creating = mode === "sign-up";
	const off = !form.hydrated || pending !== null;
	const unhydratedLook = form.hydrated ? "" : unfaded;
	const errorId = (field: FieldName) =>
		message?.kind === "error" && message.field === field ? messageId("error") : undefined;

	return (
		<>
			<h1
				ref={form.headingRef}
				id="account-title"
				tabIndex={-1}
				className="text-heading leading-none"
			>
				{text.title}
			</h1>
			<p className="mt-1.5 text-muted">{text.subtitle}</p>
			<noscript>
				<p className="mt-6 rounded-control border border-control bg-surface px-3.5 py-3 text-small">
					Signing in needs scripts, and they’re turned off in this browser. The rest of the site
					works without them.
				</p>
			</noscript>

			{/*
			 * Outside a dialog, the method "dialog" never sends anything, before hydration or without
			 * scripts. The browser still validates the fields.
			 */}
			<form
				ref={form.formRef}
				method="dialog"
				aria-busy={pending !== null}
				onSubmit={form.submit}
				className="mt-5"
			>
				<div className="grid gap-4">
					{creating && (
						<Field
							ref={draft}
							id="full-name"
							name="full-name"
							label="Full Name"
							autoComplete="name"
							dir="auto"
						/>
					)}
					<Field
						ref={draft}
						id="email"
						name="email"
						label="Email"
						type="email"
						autoComplete="username"
						inputMode="email"
						autoCapitalize="none"
						spellCheck={false}
						required
						errorId={errorId("email")}
					/>
					<PasswordField
						// A new element for each mode, so that password managers notice the change.
						key={mode}
						ref={draft}
						id={creating ? "new-password" : "current-password"}
						name="password"
						label="Password"
						what="password"
						autoComplete={creating ? "new-password" : "current-password"}
						required
						minLength={minimumPasswordLength}
						disabled={off}
						errorId={errorId("password")}
						{...(creating ? { hint: messages.passwordHint } : {})}
					/>
					{creating && (
						<PasswordField
							ref={draft}
							id="confirm-password"
							name="confirmation"
							label="Confirm Password"
							what="confirmed password"
							autoComplete="new-password"
							required
							minLength={minimumPasswordLength}
							disabled={off}
							errorId={errorId("confirmation")}
						/>
					)}
				</div>
				{!creating && (
					<p className="flex justify-end text-small">
						<button
							type="button"
							disabled={off}
							onClick={form.sendReset}
							className={`${textButton} ${unhydratedLook}`}
						>
							{pending === "reset" && <Spinner />}
							<span>Forgot password?</span>
						</button>
					</p>
				)}
				<div className={`${creating ? "mt-5" : ""} ${form.hydrated ? "" : "not-loaded-yet"}`}>
					<MessageBoxes
						message={form.hydrated ? message : notLoadedYet}
						remedy={
							(message?.retry || !form.hydrated) && (
								<p className="mt-1 flex flex-wrap gap-x-5 text-ink">
									{form.hydrated && (
										<button type="button" onClick={form.retry} className={textButton}>
											Try again
										</button>
									)}{" "}
									{/* Reloading the document fetches the code again. */}
									<a href={`${signInPath}${modeQueries[mode]}`} data-reload className={textButton}>
										Reload the page
									</a>
								</p>
							)
						}
					/>
				</div>
				<Button type="submit" disabled={off} className={`mt-1.5 min-h-12 w-full ${unhydratedLook}`}>
					{(pending === "sign-in" || pending === "sign-up") && <Spinner />}
					<span>{text.submit}</span>
				</Button>
			</form>

			<p aria-hidden="true" className="my-3 flex items-center gap-4 text-small text-muted">
				<span className="h-px flex-1 bg-line" />
				or
				<span className="h-px flex-1 bg-line" />
			</p>
			<Button
				variant="secondary"
				disabled={off}
				onClick={form.continueWithGoogle}
				className={`min-h-12 w-full ${unhydratedLook}`}
			>
				{pending === "google" ? <Spinner /> : <GoogleLogo />}
				<span>Continue with Google</span>
			</Button>
			{/* Outside the busy form, because screen readers may suppress announcements inside it. */}
			<WaitingNote pending={pending} giveUp={form.giveUp} />

			<p className="mt-4 flex flex-wrap items-center gap-x-2 border-t border-line pt-2">
				<span>{text.question}</span>{" "}
				<button
					type="button"
					disabled={off}
					onClick={form.switchMode}
					className={`${textButton} ${unhydratedLook}`}
				>
					{text.other}
				</button>
			</p>
			<p className="text-small text-muted text-links">
				By continuing, you agree to the <Link href="/terms">Terms of Service</Link> and the{" "}
				<Link href="/privacy">Privacy Policy</Link>.
			</p>
			{/* A paragraph of its own: a translator may have replaced the text beside it. */}
			{creating && !signUpMakesAccounts && (
				<p className="mt-2 text-small text-muted">
					This form isn’t open yet, so it sends nothing: to make an account, continue with Google.
				</p>
			)}
			<p className="mt-2 text-small text-muted">
				An account shows your own details and nothing more.
			</p>
		</>
	);
}
