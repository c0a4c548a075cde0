import * as react from "react";
import { flushSync } from "react-dom";
import { signUpMakesAccounts } from "#src/auth/config.ts";
import type { AuthProvider } from "#src/auth/firebase-provider.ts";
import { formReducer, initialFormState, type Mode, messageId } from "#src/auth/form-state.ts";
import * as words from "#src/auth/messages.ts";
import { connect } from "#src/auth/session.ts";
import { useHydrated } from "#src/ui/use-hydrated.ts";

/** The query of each mode's address, so that Back returns to the previous form. */
const modeQueries: Record<Mode, string> = { "sign-in": "", "sign-up": "?mode=sign-up" };

const modeInAddress = (): Mode =>
	new URLSearchParams(location.search).get("mode") === "sign-up" ? "sign-up" : "sign-in";

/** Puts a mode into the address, as a new step of the browser's history or in place of the last. */
function writeAddress(mode: Mode, how: "pushState" | "replaceState"): void {
	try {
		// Absolute, because a proxy may have added a base element or moved the page to another path.
		history[how](null, "", new URL(modeQueries[mode], location.origin + location.pathname));
	} catch {
		// Safari allows a hundred calls in half a minute. The form changes all the same.
	}
}

/** The card around the form, which has the focus while the buttons are disabled. */
const cardOf = (form: react.RefObject<HTMLFormElement | null>) => form.current?.closest("section");

/** The state and event handlers of the sign-in form. Its inputs are uncontrolled. */
export function useSignInForm(ended: object | null) {
	const [state, dispatch] = react.useReducer(formReducer, initialFormState);
	const { mode, pending, message } = state;
	const formRef = react.useRef<HTMLFormElement>(null);
	const headingRef = react.useRef<HTMLHeadingElement>(null);
	/** The request in flight. A ref, because state updates too late to stop a quick second click. */
	const request = react.useRef<object | null>(null);
	/** What had the focus when it was sent. */
	const used = react.useRef<Element | null>(null);
	const inputOf = (name: words.FieldName) =>
		formRef.current?.querySelector<HTMLInputElement>(`[name=${name}]`);

	/** What the form holds. A field that the mode doesn't have is empty. */
	function readData(): words.SignInFormData {
		const filled = Object.fromEntries(new FormData(formRef.current ?? undefined));
		return { email: "", password: "", confirmPassword: "", fullName: "", ...filled };
	}

	function clearPasswords(): void {
		const inputs = formRef.current?.querySelectorAll<HTMLInputElement>("[autocomplete$=password]");
		for (const input of inputs ?? []) input.value = "";
	}

	function fail(text: string, field: words.FieldName | null = null): void {
		dispatch({ type: "said", message: { kind: "error", text, field } });
	}

	/** Shows a form, perhaps with a message, and moves the focus to its heading. */
	function show(next: Mode, text?: string): void {
		// The answer to a request would be about the other form.
		request.current = null;
		flushSync(() => dispatch({ type: "switched", mode: next, text }));
		scrollTo(0, 0);
		headingRef.current?.focus({ preventScroll: true });
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each end.
	react.useEffect(() => {
		if (ended) fail(words.messages.sessionEnded);
	}, [ended]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once.
	react.useLayoutEffect(() => {
		// The form that the page opens in doesn't take the focus.
		dispatch({ type: "switched", mode: modeInAddress() });
		const onHistory = () => show(modeInAddress());
		addEventListener("popstate", onHistory);
		return () => removeEventListener("popstate", onHistory);
	}, []);

	// After an answer the focus moves on, unless the visitor has moved it meanwhile.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
	react.useEffect(() => {
		if (pending) return;
		const field = message?.field && inputOf(message.field);
		const target = field || used.current;
		const { activeElement, body } = document;
		const isFree = activeElement === cardOf(formRef) || activeElement === body;
		if (target instanceof HTMLElement && (isFree || !used.current)) target.focus();
		used.current = null;
		if (message) {
			document.getElementById(messageId(message.kind))?.scrollIntoView({ block: "nearest" });
		}
	}, [pending, message]);

	/** Sends one request at a time. Without `onSuccess` it stays pending until the session panel is here. */
	async function ask(
		action: words.AuthAction,
		work: (provider: AuthProvider) => Promise<void>,
		onSuccess?: () => void,
	): Promise<void> {
		if (request.current) return;
		const mine = {};
		request.current = mine;
		used.current = document.activeElement;
		// A button that is disabled would lose it.
		cardOf(formRef)?.focus({ preventScroll: true });
		dispatch({ type: "asked", action });
		try {
			await work(await connect());
			if (request.current !== mine || !onSuccess) return;
			request.current = null;
			onSuccess();
		} catch (error) {
			if (request.current !== mine) return;
			request.current = null;
			// With any other error the password may be right.
			if (words.errorCode(error) === "auth/wrong-password") clearPasswords();
			fail(words.errorMessage(error, action), words.errorField(error, action));
		}
	}

	function accountCreated(): void {
		clearPasswords();
		writeAddress("sign-in", "replaceState");
		show("sign-in", words.messages.accountCreated);
	}

	function signUp({ email, password, confirmPassword, fullName }: words.SignInFormData): void {
		// The browser checks minlength only for typed text, not for a value restored by a script.
		const isShort = password.length < words.minimumPasswordLength;
		if (password !== confirmPassword) fail(words.messages.passwordsDiffer, "confirmPassword");
		else if (isShort) fail(words.messages.passwordShort, "password");
		else if (!signUpMakesAccounts) accountCreated();
		else ask("sign-up", (to) => to.signUp(fullName.trim(), email, password), accountCreated);
	}

	return {
		...state,
		hydrated: useHydrated(),
		formRef,
		headingRef,
		submit(event: react.SyntheticEvent): void {
			event.preventDefault();
			if (request.current) return;
			const data = readData();
			if (mode === "sign-up") signUp(data);
			else ask("sign-in", (to) => to.signIn(data.email, data.password));
		},
		continueWithGoogle: () => ask("google", (to) => to.signInWithGoogle()),
		sendReset(): void {
			const { email } = readData();
			const message = { kind: "success", text: words.messages.resetSent } as const;
			const onSuccess = () => dispatch({ type: "said", message });
			if (!email) fail(words.messages.emailFirst, "email");
			else if (inputOf("email")?.reportValidity()) {
				ask("reset", (to) => to.sendReset(email), onSuccess);
			}
		},
		/** Stops waiting, or takes back a message that is no longer true. A late session still counts. */
		clear(): void {
			request.current = null;
			dispatch({ type: "cleared" });
		},
		switchMode(): void {
			const other = mode === "sign-in" ? "sign-up" : "sign-in";
			writeAddress(other, "pushState");
			show(other);
		},
	};
}
