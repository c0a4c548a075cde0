import { Questions } from "#src/sections/before/questions.tsx";
import { Steps } from "#src/sections/before/steps.tsx";
import { Section } from "#src/ui/section.tsx";

export default function StepsAndQuestions() {
	return (
		<Section title="Steps and questions" layout="beside">
			<Steps
				steps={[{ weeks: { first: 1, last: 1 }, title: "A step", text: "What happens in it." }]}
			/>
			<Questions questions={[{ question: "A question?", answer: "Its answer." }]} />
		</Section>
	);
}
