import {
	type RefObject,
	type SyntheticEvent,
	useEffect,
	useLayoutEffect,
	useReducer,
	useRef,
} from "react";
import { signUpMakesAccounts } from "#src/auth/config.ts";
import { formReducer, initialFormState, outlivesForm } from "#src/auth/form-state.ts";
import { ProviderLoadError } from "#src/auth/load-provider.ts";
import {
	type AuthAction,
	endedMessages,
	errorCode,
	errorField,
	errorMessage,
	messages,
	minimumPasswordLength,
} from "#src/auth/messages.ts";
import type { AuthProvider, SessionEnd } from "#src/auth/provider.ts";
import { inputOf, useFormFocus } from "#src/auth/use-form-focus.ts";
import { type Mode, useMode } from "#src/auth/use-mode.ts";

export interface SignInFormOptions {
	connect: () => Promise<AuthProvider>;
	/** Why the provider ended the visitor's session, if it just has. */
	ended: { reason: SessionEnd } | null;
	/** Gets the focus while the button that had it is disabled. */
	cardRef: RefObject<HTMLElement | null>;
}

/** The state and event handlers of the sign-in form. Its inputs are uncontrolled. */
export function useSignInForm({ connect, ended, cardRef }: SignInFormOptions) {
	const { mode, show, hydrated } = useMode();
	const [state, dispatch] = useReducer(formReducer, initialFormState);
	const { pending, message } = state;
	const formRef = useRef<HTMLFormElement>(null);
	const headingRef = useRef<HTMLHeadingElement>(null);
	/** The request in flight. A ref, because state updates too late to stop a quick second click. */
	const request = useRef<object | null>(null);
	const holdFocus = useFormFocus({ cardRef, formRef, pending: pending !== null, message });
	/** The mode on the screen, once the form is hydrated. */
	const shownMode = useRef<Mode | null>(null);

	useEffect(() => {
		if (ended) dispatch({ type: "failed", text: endedMessages[ended.reason] });
	}, [ended]);

	// The mode the page opens in isn't a switch: it must not move the focus or clear the message.
	useLayoutEffect(() => {
		const moved = shownMode.current !== null && shownMode.current !== mode;
		shownMode.current = hydrated ? mode : null;
		if (!moved) return;
		// Back changes the form even while a request is in flight, whose answer would be about other fields.
		if (!outlivesForm(pending)) request.current = null;
		dispatch({ type: "mode-changed", mode });
		headingRef.current?.focus({ preventScroll: true });
	}, [mode, hydrated, pending]);

	/**
	 * Sends a request to the provider, one at a time. A successful sign-in stays pending, because the
	 * session panel then replaces the form.
	 */
	async function ask(
		action: AuthAction,
		work: (provider: AuthProvider) => Promise<void>,
		onSuccess: () => void = () => {},
		onFailure: (error: unknown) => void = () => {},
	) {
		if (request.current) return;
		const mine = {};
		request.current = mine;
		holdFocus();
		dispatch({ type: "asked", action });
		try {
			await work(await connect());
			if (request.current !== mine) return;
			if (action === "sign-up" || action === "reset") request.current = null;
			onSuccess();
		} catch (error) {
			if (request.current !== mine) return;
			request.current = null;
			onFailure(error);
			fail(error, action);
		}
	}

	function fail(error: unknown, action: AuthAction) {
		dispatch({
			type: "failed",
			text: errorMessage(error, action),
			field: errorField(error, action),
			retry: error instanceof ProviderLoadError ? action : null,
		});
	}

	function accountCreated(form: HTMLFormElement) {
		for (const name of ["password", "confirmation"] as const) {
			const input = inputOf(form, name);
			if (input) input.value = "";
		}
		dispatch({ type: "succeeded", text: messages.accountCreated, mode: "sign-in" });
		show("sign-in", { replace: true });
	}

	function signIn(email: string, password: string) {
		ask(
			"sign-in",
			(provider) => provider.signIn(email, password),
			undefined,
			(error) => {
				// Clear the password only if it is known to be wrong; in other cases it may be right.
				const input = formRef.current && inputOf(formRef.current, "password");
				if (errorCode(error) === "auth/wrong-password" && input?.value === password) {
					input.value = "";
				}
			},
		);
	}

	function signUp(form: HTMLFormElement, email: string, password: string) {
		if (password !== inputOf(form, "confirmation")?.value) {
			dispatch({ type: "failed", text: messages.passwordsDiffer, field: "confirmation" });
			return;
		}
		// The browser checks minlength only for typed text, not for a value restored by a script.
		if (password.length < minimumPasswordLength) {
			fail({ code: "auth/weak-password" }, "sign-up");
			return;
		}
		if (!signUpMakesAccounts) {
			accountCreated(form);
			return;
		}
		const name = inputOf(form, "full-name")?.value.trim() ?? "";
		ask(
			"sign-up",
			(provider) => provider.signUp(name, email, password),
			() => accountCreated(form),
		);
	}

	function submit(event: SyntheticEvent) {
		event.preventDefault();
		const form = formRef.current;
		if (!form || request.current) return;
		const email = inputOf(form, "email")?.value ?? "";
		const password = inputOf(form, "password")?.value ?? "";
		if (mode === "sign-up") signUp(form, email, password);
		else signIn(email, password);
	}

	function continueWithGoogle() {
		ask("google", (provider) => provider.signInWithGoogle());
	}

	function sendReset() {
		const email = (formRef.current && inputOf(formRef.current, "email")?.value) ?? "";
		if (!email) {
			dispatch({ type: "failed", text: messages.emailFirst, field: "email" });
			return;
		}
		ask(
			"reset",
			(provider) => provider.sendReset(email),
			() => dispatch({ type: "succeeded", text: messages.resetSent }),
		);
	}

	return {
		...state,
		mode,
		/** Whether the form is hydrated. Until then its buttons do nothing. */
		hydrated,
		formRef,
		headingRef,
		submit,
		continueWithGoogle,
		sendReset,
		/** Stops waiting for an answer. A late answer is ignored unless it is a session. */
		giveUp() {
			request.current = null;
			dispatch({ type: "given-up" });
		},
		/** Repeats the action whose code couldn't be loaded. */
		retry() {
			if (message?.retry === "google") continueWithGoogle();
			else if (message?.retry === "reset") sendReset();
			else formRef.current?.requestSubmit();
		},
		switchMode: () => show(mode === "sign-in" ? "sign-up" : "sign-in"),
	};
}
