import { LoaderCircle } from "lucide";
import { useCallback, useRef } from "react";
import { otherButton, submitButton, textButton } from "#src/auth/button-classes.ts";
import { messageId } from "#src/auth/form-state.ts";
import googleLogo from "#src/auth/google-logo.svg?no-inline";
import { MessageBox, reloadLink } from "#src/auth/message-box.tsx";
import { actions, type FieldName, messages } from "#src/auth/messages.ts";
import { PasswordField } from "#src/auth/password-field.tsx";
import { signInLabels } from "#src/auth/sign-in-labels.ts";
import { useSignInForm } from "#src/auth/use-sign-in-form.ts";
import { Field } from "#src/ui/field.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Link } from "#src/ui/link.tsx";

const spinner = <Icon icon={LoaderCircle} className="animate-spin" />;

/** Keeps a field's text and focus for the next input of its name. Pass what it returns to each as its `ref`. */
function useDrafts() {
	const drafts = useRef(new Map<string, { value: string; focused: boolean }>());
	return useCallback((input: HTMLInputElement) => {
		const draft = drafts.current.get(input.name);
		// Set the property, because an attribute would write the password into the DOM.
		if (draft?.value) input.value = draft.value;
		if (draft?.focused) input.focus();
		return () => {
			const focused = document.activeElement === input;
			drafts.current.set(input.name, { value: input.value, focused });
		};
	}, []);
}

/** The form of both modes. Its inputs are uncontrolled, so that text typed before hydration is kept. */
export function SignInCard({ ended }: { ended: object | null }) {
	const form = useSignInForm(ended);
	const draft = useDrafts();
	const { mode, pending, message, hydrated } = form;
	const text = signInLabels[mode];
	const creating = mode === "sign-up";
	const off = !hydrated || pending !== null;
	const field = (name: FieldName, label: string) => {
		const isWrong = message?.kind === "error" && message.field === name;
		return { name, label, ref: draft, errorId: isWrong ? messageId("error") : undefined };
	};

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

			{/* Outside a dialog, the method "dialog" sends nothing, before hydration or without scripts. */}
			<form
				ref={form.formRef}
				method="dialog"
				aria-busy={pending !== null}
				onSubmit={form.submit}
				onInvalidCapture={form.clear}
				className="mt-5"
			>
				<div className="grid gap-4">
					{creating && (
						<Field
							{...field("fullName", "Full Name")}
							id="full-name"
							autoComplete="name"
							dir="auto"
						/>
					)}
					<Field
						{...field("email", "Email")}
						id="email"
						type="email"
						autoComplete="username"
						inputMode="email"
						autoCapitalize="none"
						spellCheck={false}
						required
					/>
					<PasswordField
						{...field("password", "Password")}
						// A new element for each mode, so that password managers notice the change.
						key={mode}
						id={creating ? "new-password" : "current-password"}
						what="password"
						autoComplete={creating ? "new-password" : "current-password"}
						off={off}
						hint={creating ? messages.passwordHint : ""}
					/>
					{creating && (
						<PasswordField
							{...field("confirmPassword", "Confirm Password")}
							id="confirm-password"
							what="confirmed password"
							autoComplete="new-password"
							off={off}
						/>
					)}
				</div>
				{!creating && (
					<p className="flex justify-end text-small">
						<button type="button" disabled={off} onClick={form.sendReset} className={textButton}>
							{pending === "reset" && spinner}
							<span>Forgot password?</span>
						</button>
					</p>
				)}
				{!hydrated && (
					// The stylesheet (waiting.css) shows it after a moment.
					<p className="not-loaded-yet [animation-delay:2s]! text-small">Loading… {reloadLink}</p>
				)}
				<div className={creating ? "mt-5" : ""}>
					<MessageBox kind="error" message={message} />
					<MessageBox kind="success" message={message} />
				</div>
				<button type="submit" disabled={off} className={`mt-1.5 ${submitButton}`}>
					{(pending === "sign-in" || pending === "sign-up") && spinner}
					<span>{text.submit}</span>
				</button>
			</form>

			<p aria-hidden="true" className="my-3 text-center text-small text-muted">
				or
			</p>
			<button
				type="button"
				disabled={off}
				onClick={form.continueWithGoogle}
				className={otherButton}
			>
				{pending === "google" ? spinner : <img src={googleLogo} alt="" width="20" height="20" />}
				<span>Continue with Google</span>
			</button>
			{/* Screen readers may be silent about what is inside the busy form. */}
			<p role="status" className="text-small text-muted">
				{pending && <span className="mt-3 block">{actions[pending].waiting}</span>}
			</p>
			{/* The SDK takes up to ten seconds to notice that the window was closed. */}
			{pending === "google" && (
				<button type="button" onClick={form.clear} className={`text-small ${textButton}`}>
					Cancel
				</button>
			)}

			<p className="mt-4 flex flex-wrap items-center gap-x-2 border-t border-line pt-2">
				<span>{text.question}</span>{" "}
				<button type="button" disabled={off} onClick={form.switchMode} className={textButton}>
					{text.other}
				</button>
			</p>
			<p className="text-small text-muted text-links">
				By continuing, you agree to the <Link href="/terms">Terms of Service</Link> and the{" "}
				<Link href="/privacy">Privacy Policy</Link>.
			</p>
		</>
	);
}
