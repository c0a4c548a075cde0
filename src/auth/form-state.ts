import type { AuthAction, FieldName } from "#src/auth/messages.ts";

export type Mode = "sign-in" | "sign-up";

export interface Message {
	/** A new one each time: screen readers announce the same text again. */
	id: number;
	kind: "error" | "success";
	text: string;
	/** The field that an error belongs to. */
	field?: FieldName | null;
}

/** The id of the element that shows messages of this kind. */
export const messageId = (kind: Message["kind"]) => `account-${kind}`;

export interface FormState {
	mode: Mode;
	/** The request that is waiting for the provider's answer. */
	pending: AuthAction | null;
	message: Message | null;
}

export type FormEvent =
	| { type: "asked"; action: AuthAction }
	/** Waiting was given up, or the browser didn't send the form because a field isn't valid. */
	| { type: "cleared" }
	| { type: "said"; message: Omit<Message, "id"> }
	/** A text comes with it if a success led to the switch. */
	| { type: "switched"; mode: Mode; text?: string | undefined };

export const initialFormState: FormState = { mode: "sign-in", pending: null, message: null };

/** The reducer of the sign-in form. */
export function formReducer(state: FormState, event: FormEvent): FormState {
	const id = (state.message?.id ?? 0) + 1;
	switch (event.type) {
		case "asked":
			return { ...state, pending: event.action, message: null };
		case "cleared":
			return { ...state, pending: null, message: null };
		case "said":
			return { ...state, pending: null, message: { ...event.message, id } };
		case "switched": {
			const { mode, text } = event;
			return { mode, pending: null, message: text ? { kind: "success", text, id } : null };
		}
	}
}
