import { CircleAlert, CircleCheck } from "lucide";
import { textButton } from "#src/auth/button-classes.ts";
import { type Message, messageId } from "#src/auth/form-state.ts";
import { messages } from "#src/auth/messages.ts";
import { Icon } from "#src/ui/icon.tsx";

interface MessageBoxProps {
	kind: Message["kind"];
	message: Message | null;
}

/** Another document fetches the code again, which not every browser does in this one. */
export const reloadLink = (
	// biome-ignore lint/a11y/useValidAnchor: leads to the address that is shown
	<a href="" data-reload className={textButton}>
		Reload the page
	</a>
);

const colours = {
	error: "border-danger bg-danger-soft text-danger",
	success: "border-success bg-success-soft text-success",
};

/** The red or the green box. Screen readers announce it because its live region is there before. */
export function MessageBox({ kind, message }: MessageBoxProps) {
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
						{message.text === messages.notLoaded && reloadLink}
					</div>
				</div>
			)}
		</div>
	);
}
