import { generalAnswers } from "#src/layouts/general-answers.tsx";
import { type Question, Questions } from "#src/sections/before/questions.tsx";
import { Section } from "#src/ui/section.tsx";

export interface QuestionsWords {
	/** A list beside the title, or in two columns below it. */
	look: "beside" | "columns";
	tinted?: boolean;
	title: string;
	items: readonly Question[];
}

/** Questions and answers. */
export function QuestionsSection({ look, tinted, title, items }: QuestionsWords) {
	return (
		<Section
			title={title}
			intro={generalAnswers}
			tinted={tinted}
			volume="quiet"
			layout={look === "beside" ? "beside" : "stacked"}
		>
			<Questions questions={items} columns={look === "columns"} />
		</Section>
	);
}
