import type { AuthAction, FieldName } from "#src/auth/messages.ts";

/** Which form is shown. */
export type Mode = "sign-in" | "sign-up";

export interface Message {
	/** Differs from the last one's, so that screen readers announce the same text again. */
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
	/** A mode comes with it if the form changes as well. */
	| { type: "said"; message: Omit<Message, "id">; mode?: Mode }
	| { type: "switched"; mode: Mode };

export const initialFormState: FormState = { mode: "sign-in", pending: null, message: null };

/** The reducer of the sign-in form. */
export function formReducer(state: FormState, event: FormEvent): FormState {
	switch (event.type) {
		case "asked":
			return { ...state, pending: event.action, message: null };
		case "cleared":
			return { ...state, pending: null, message: null };
		case "said": {
			const message = { ...event.message, id: (state.message?.id ?? 0) + 1 };
			return { mode: event.mode ?? state.mode, pending: null, message };
		}
		case "switched":
			return event.mode === state.mode ? state : { ...initialFormState, mode: event.mode };
	}
}
