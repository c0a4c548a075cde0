import type { ComponentProps, ReactNode } from "react";

interface FieldProps extends Omit<ComponentProps<"input">, "className"> {
	id: string;
	label: string;
	/** Help text under the field. */
	hint?: string;
	/** The id of the field's error message, if it has one. */
	errorId?: string | undefined;
	/** A control shown inside the field, at its right edge. */
	end?: ReactNode;
}

/** An input with its label, hint and error message, connected for assistive technology. */
export function Field({ id, label, hint, errorId, end, ...input }: FieldProps) {
	const hintId = `${id}-hint`;
	const described = [hint && hintId, errorId].filter(Boolean).join(" ");
	return (
		<div>
			<label htmlFor={id} className="mb-1.5 block text-small font-medium">
				{label}
			</label>
			<div className="relative">
				<input
					id={id}
					aria-invalid={errorId ? true : undefined}
					aria-describedby={described || undefined}
					className={`block min-h-12 w-full rounded-control border border-control bg-raised px-3.5 py-2.5 text-base/tight text-ink aria-invalid:border-2 aria-invalid:border-danger ${end ? "pr-19" : ""}`}
					{...input}
				/>
				{end && <div className="absolute inset-y-0 right-0 flex items-center">{end}</div>}
			</div>
			{hint && (
				<p id={hintId} className="mt-1.5 text-small text-muted">
					{hint}
				</p>
			)}
		</div>
	);
}
