import { CircleAlert, CircleCheck } from "lucide";
import type { ReactNode } from "react";
import { type Message, messageId } from "#src/auth/form-state.ts";
import { Icon } from "#src/ui/icon.tsx";

interface MessageBoxesProps {
	message: Pick<Message, "id" | "kind" | "text"> | null;
	/** Shown under an error: what the visitor can do about it. */
	remedy?: ReactNode;
}

const boxClass =
	"mb-2.5 flex items-start gap-2.5 rounded-control border px-3.5 py-3 text-small font-medium";

/**
 * The red error box and the green success box. Both live regions are always rendered, even when
 * empty: screen readers announce a change inside a live region, but not a region added with its text.
 */
export function MessageBoxes({ message, remedy }: MessageBoxesProps) {
	return (
		<>
			<div role="alert" className="scroll-my-6" id={messageId("error")}>
				{message?.kind === "error" && (
					<div key={message.id} className={`${boxClass} border-danger bg-danger-soft text-danger`}>
						<Icon icon={CircleAlert} className="mt-px" />
						<div className="min-w-0">
							<p>{message.text}</p>
							{remedy}
						</div>
					</div>
				)}
			</div>
			<div role="status" className="scroll-my-6" id={messageId("success")}>
				{message?.kind === "success" && (
					<div
						key={message.id}
						className={`${boxClass} border-success bg-success-soft text-success`}
					>
						<Icon icon={CircleCheck} className="mt-px" />
						<p>{message.text}</p>
					</div>
				)}
			</div>
		</>
	);
}
