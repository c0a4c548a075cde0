import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Field } from "#src/ui/field.tsx";

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, "type" | "end"> & {
	/** What the show button calls the field's content, such as "password". */
	what: string;
	/** Disables the show button. */
	disabled: boolean;
};

/** A password input with a show/hide button and a hint while Caps Lock is on. */
export function PasswordField({ what, disabled, id, ...field }: PasswordFieldProps) {
	const [shown, setShown] = useState(false);
	const [capsLock, setCapsLock] = useState(false);
	const toggle = useRef<HTMLButtonElement>(null);

	// Hide the password on submit, so that the browser doesn't save it as ordinary text input.
	useEffect(() => {
		const form = toggle.current?.form;
		const hide = () => setShown(false);
		form?.addEventListener("submit", hide);
		return () => form?.removeEventListener("submit", hide);
	}, []);

	const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"));

	return (
		<div>
			<Field
				{...field}
				id={id}
				type={shown ? "text" : "password"}
				autoCapitalize="none"
				autoCorrect="off"
				spellCheck={false}
				onKeyDown={readCapsLock}
				onKeyUp={readCapsLock}
				onBlur={() => setCapsLock(false)}
				end={
					<button
						ref={toggle}
						type="button"
						disabled={disabled}
						aria-controls={id}
						aria-label={`${shown ? "Hide" : "Show"} ${what}`}
						onClick={() => setShown(!shown)}
						className="mr-0.5 min-h-11 min-w-16 rounded-control px-3 text-small font-medium text-accent hover:text-accent-strong noscript:hidden"
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
