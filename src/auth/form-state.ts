import type { AuthAction, FieldName } from "~/auth/messages";
import type { Mode } from "~/auth/use-mode";

export interface Message {
	/** Grows with each message, so that the same words said again are announced again. */
	id: number;
	kind: "error" | "success";
	text: string;
	/** The field that an error is about. */
	field: FieldName | null;
	/** What to try again: set when the provider's code could not be loaded. */
	retry: AuthAction | null;
	/** The mode that the message was written for, when it arrives together with that mode. */
	mode: Mode | null;
}

/** The id of the box that messages of a kind are shown in. */
export function messageId(kind: Message["kind"]): string {
	return `account-${kind}`;
}

export interface FormState {
	/** What the provider is being asked, and its answer is awaited. */
	pending: AuthAction | null;
	message: Message | null;
	/** Number of messages so far. */
	messages: number;
}

export type FormEvent =
	| { type: "asked"; action: AuthAction }
	| { type: "given-up" }
	| { type: "failed"; text: string; field?: FieldName | null; retry?: AuthAction | null }
	| { type: "succeeded"; text: string; mode?: Mode }
	| { type: "mode-changed"; mode: Mode };

export const initialFormState: FormState = { pending: null, message: null, messages: 0 };

function say(state: FormState, message: Omit<Message, "id">): FormState {
	const messages = state.messages + 1;
	return { pending: null, message: { ...message, id: messages }, messages };
}

/** What an event makes of the form's state. */
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
		case "mode-changed":
			return state.message?.mode === event.mode ? state : { ...state, message: null };
	}
}
