import type { AuthAction, FieldName } from "#src/auth/messages.ts";
import type { Mode } from "#src/auth/use-mode.ts";

export interface Message {
	/** Goes up with each message, so that screen readers announce the same text again. */
	id: number;
	kind: "error" | "success";
	text: string;
	/** The field that an error belongs to. */
	field: FieldName | null;
	/** The action to retry. Set when the provider's code couldn't be loaded. */
	retry: AuthAction | null;
	/** Set if the message comes with a switch to this mode. It then survives that switch. */
	mode: Mode | null;
}

/** The id of the element that shows messages of this kind. */
export function messageId(kind: Message["kind"]): string {
	return `account-${kind}`;
}

export interface FormState {
	/** The request that is waiting for the provider's answer. */
	pending: AuthAction | null;
	message: Message | null;
	/** How many messages there have been. */
	messages: number;
}

export type FormEvent =
	| { type: "asked"; action: AuthAction }
	| { type: "given-up" }
	| { type: "failed"; text: string; field?: FieldName | null; retry?: AuthAction | null }
	| { type: "succeeded"; text: string; mode?: Mode }
	| { type: "mode-changed"; mode: Mode };

export const initialFormState: FormState = { pending: null, message: null, messages: 0 };

/** Whether a request goes on when the form changes: an account may be made already. */
export const outlivesForm = (pending: AuthAction | null): boolean => pending === "sign-up";

function say(state: FormState, message: Omit<Message, "id">): FormState {
	const messages = state.messages + 1;
	return { pending: null, message: { ...message, id: messages }, messages };
}

/** The reducer of the sign-in form. */
export function formReducer(state: FormState, event: FormEvent): FormState {
	switch (event.type) {
		case "asked":
			return { ...state, pending: event.action, message: null };
		case "given-up":
			return { ...state, pending: null };
		case "failed": {
			const { text, field = null, retry = null } = event;
			return say(state, { kind: "error", text, field, retry, mode: null });
		}
		case "succeeded": {
			const { text, mode = null } = event;
			return say(state, { kind: "success", text, field: null, retry: null, mode });
		}
		case "mode-changed": {
			const pending = outlivesForm(state.pending) ? state.pending : null;
			const message = state.message?.mode === event.mode ? state.message : null;
			return { ...state, pending, message };
		}
	}
}
