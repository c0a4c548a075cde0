import { Plus } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "#src/ui/icon.tsx";

export interface Question {
	question: string;
	answer: ReactNode;
}

interface QuestionsProps {
	questions: readonly Question[];
	/** From 1024 px up, two columns whose rows are level. */
	columns?: boolean;
}

/** Questions that expand to show their answers, with the browser's own `details`. */
export function Questions({ questions, columns = false }: QuestionsProps) {
	return (
		// One list starts level with the heading beside it, without a second line under the section's own.
		<div className={columns ? "grid gap-x-6 lg:grid-cols-2" : "-mt-5 [&>:first-child]:border-t-0"}>
			{questions.map(({ question, answer }) => (
				<details key={question} className="group border-line border-t">
					<summary className="flex min-h-11 items-start justify-between gap-6 py-5 text-subheading font-semibold hover:text-accent">
						{question}
						<Icon icon={Plus} className="mt-1 ease-moves group-open:rotate-45" />
					</summary>
					<div className="max-w-measure pb-7 text-muted text-links">{answer}</div>
				</details>
			))}
		</div>
	);
}
