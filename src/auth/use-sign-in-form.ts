import {
	type RefObject,
	type SyntheticEvent,
	useEffect,
	useLayoutEffect,
	useReducer,
	useRef,
} from "react";
import { signUpMakesAccounts } from "#src/auth/config.ts";
import type { AuthProvider } from "#src/auth/firebase-provider.ts";
import { formReducer, initialFormState, type Mode, messageId } from "#src/auth/form-state.ts";
import * as words from "#src/auth/messages.ts";
import { useHydrated } from "#src/ui/use-hydrated.ts";

export interface SignInFormOptions {
	/** Loads the provider. */
	connect: () => Promise<AuthProvider>;
	/** Set if the server has just ended the visitor's session. */
	ended: object | null;
	/** Gets the focus while the buttons are disabled. */
	cardRef: RefObject<HTMLElement | null>;
}

/** The query of each mode's address, so that Back returns to the previous form. */
const modeQueries: Record<Mode, string> = { "sign-in": "", "sign-up": "?mode=sign-up" };

const modeInAddress = (): Mode =>
	new URLSearchParams(location.search).get("mode") === "sign-up" ? "sign-up" : "sign-in";

/** Puts a mode into the address, as a step of the browser's history or in place of the last one. */
function writeAddress(mode: Mode, how: "pushState" | "replaceState"): void {
	try {
		// Absolute, because a proxy may have added a base element or moved the page to another path.
		history[how](null, "", new URL(modeQueries[mode], location.origin + location.pathname));
	} catch {
		// Safari allows a hundred calls in half a minute. The form changes all the same.
	}
}

/** The state and event handlers of the sign-in form. Its inputs are uncontrolled. */
export function useSignInForm({ connect, ended, cardRef }: SignInFormOptions) {
	const [state, dispatch] = useReducer(formReducer, initialFormState);
	const { mode, pending, message } = state;
	const formRef = useRef<HTMLFormElement>(null);
	const headingRef = useRef<HTMLHeadingElement>(null);
	/** The request in flight. A ref, because state updates too late to stop a quick second click. */
	const request = useRef<object | null>(null);
	/** What had the focus when the request was sent. */
	const used = useRef<Element | null>(null);
	/** Whether the visitor has changed the form. The one that the page opens in doesn't take the focus. */
	const hasSwitched = useRef(false);

	const inputOf = (name: words.FieldName) =>
		formRef.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
	const valueIn = (name: words.FieldName) => inputOf(name)?.value ?? "";

	function clearPasswords(): void {
		for (const name of ["password", "confirmPassword"] as const) {
			const input = inputOf(name);
			if (input) input.value = "";
		}
	}

	function fail(text: string, field: words.FieldName | null = null): void {
		dispatch({ type: "said", message: { kind: "error", text, field } });
	}

	function succeed(text: string, next = mode): void {
		dispatch({ type: "said", message: { kind: "success", text }, mode: next });
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each end.
	useEffect(() => {
		if (ended) fail(words.messages.sessionEnded);
	}, [ended]);

	useLayoutEffect(() => {
		const followAddress = () => dispatch({ type: "switched", mode: modeInAddress() });
		followAddress();
		function onHistory(): void {
			hasSwitched.current = true;
			// Its answer would be about the other form.
			request.current = null;
			followAddress();
		}
		addEventListener("popstate", onHistory);
		return () => removeEventListener("popstate", onHistory);
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: another mode's heading is another heading.
	useLayoutEffect(() => {
		if (!hasSwitched.current) return;
		scrollTo(0, 0);
		headingRef.current?.focus({ preventScroll: true });
	}, [mode]);

	// After an answer the focus moves on, unless the visitor has moved it meanwhile.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
	useEffect(() => {
		if (pending) return;
		const field = message?.field && inputOf(message.field);
		const target = field || used.current;
		const { activeElement, body } = document;
		const isFree = activeElement === cardRef.current || activeElement === body;
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
		cardRef.current?.focus({ preventScroll: true });
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
		hasSwitched.current = true;
		writeAddress("sign-in", "replaceState");
		succeed(words.messages.accountCreated, "sign-in");
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
		/** Whether the form is hydrated. Until then its buttons do nothing. */
		hydrated: useHydrated(),
		formRef,
		headingRef,
		submit(event: SyntheticEvent): void {
			event.preventDefault();
			if (request.current) return;
			const [email, password] = [valueIn("email"), valueIn("password")];
			if (mode === "sign-in") ask("sign-in", (to) => to.signIn(email, password));
			else {
				const [confirmPassword, fullName] = [valueIn("confirmPassword"), valueIn("fullName")];
				signUp({ email, password, confirmPassword, fullName });
			}
		},
		continueWithGoogle: () => ask("google", (to) => to.signInWithGoogle()),
		sendReset(): void {
			const email = valueIn("email");
			const onSuccess = () => succeed(words.messages.resetSent);
			if (email) ask("reset", (to) => to.sendReset(email), onSuccess);
			else fail(words.messages.emailFirst, "email");
		},
		/** Stops waiting, or takes back a message that is no longer true. A late session still counts. */
		clear(): void {
			request.current = null;
			dispatch({ type: "cleared" });
		},
		switchMode(): void {
			const other = mode === "sign-in" ? "sign-up" : "sign-in";
			hasSwitched.current = true;
			writeAddress(other, "pushState");
			dispatch({ type: "switched", mode: other });
		},
	};
}
