import { type ComponentProps, type KeyboardEvent, useState } from "react";
import { minimumPasswordLength } from "#src/auth/messages.ts";
import { Field } from "#src/ui/field.tsx";

type PasswordFieldProps = ComponentProps<typeof Field> & {
	/** What the show button calls the field's content, such as "password". */
	what: string;
	off: boolean;
};

/** A required password with a button that shows it, and a hint while Caps Lock is on. */
export function PasswordField({ what, off, ...field }: PasswordFieldProps) {
	const [shown, setShown] = useState(false);
	const [capsLock, setCapsLock] = useState(false);
	const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"));

	// A browser would save a password that is shown as ordinary text.
	if (off && shown) setShown(false);

	return (
		<div>
			<Field
				{...field}
				type={shown ? "text" : "password"}
				autoCapitalize="none"
				autoCorrect="off"
				spellCheck={false}
				required
				minLength={minimumPasswordLength}
				onKeyDown={readCapsLock}
				onKeyUp={readCapsLock}
				onBlur={() => setCapsLock(false)}
				end={
					<button
						type="button"
						disabled={off}
						aria-controls={field.id}
						aria-label={`${shown ? "Hide" : "Show"} ${what}`}
						onClick={() => setShown(!shown)}
						className="mr-0.5 min-h-11 min-w-16 rounded-control px-3 text-small font-medium text-accent hover:text-accent-strong noscript:hidden disabled:opacity-60"
					>
						{shown ? "Hide" : "Show"}
					</button>
				}
			/>
			<p role="status" className="text-small text-muted">
				{capsLock && <span className="mt-1.5 block">Caps Lock is on.</span>}
			</p>
		</div>
	);
}
