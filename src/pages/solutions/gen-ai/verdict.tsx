import { Mark, type MarkKind } from "#src/ui/mark.tsx";

/** Whether generative AI suits a task, with its mark. */
export function Verdict({ kind, children }: { kind: MarkKind; children: string }) {
	return (
		<span className="flex items-start gap-2 font-medium text-ink">
			<Mark kind={kind} className="mt-0.5" />
			{children}
		</span>
	);
}
