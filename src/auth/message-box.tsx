import { CircleAlert, CircleCheck } from "lucide";
import type { ReactNode } from "react";
import { type Message, messageId } from "#src/auth/form-state.ts";
import { Icon } from "#src/ui/icon.tsx";

interface MessageBoxProps {
	kind: Message["kind"];
	message: Message | null;
	/** Shown under the text: what the visitor can do about it. */
	remedy?: ReactNode;
}

const colours = {
	error: "border-danger bg-danger-soft text-danger",
	success: "border-success bg-success-soft text-success",
};

/**
 * The red error box or the green success box. The live region is there even when it is empty: screen readers
 * announce a change inside one, but not a region added with its text.
 */
export function MessageBox({ kind, message, remedy }: MessageBoxProps) {
	return (
		<div role={kind === "error" ? "alert" : "status"} className="scroll-my-6" id={messageId(kind)}>
			{message?.kind === kind && (
				<div
					key={message.id}
					className={`mb-2.5 flex items-start gap-2.5 rounded-control border px-3.5 py-3 text-small font-medium ${colours[kind]}`}
				>
					<Icon icon={kind === "error" ? CircleAlert : CircleCheck} className="mt-px" />
					<div className="min-w-0">
						<p>{message.text}</p>
						{remedy}
					</div>
				</div>
			)}
		</div>
	);
}
