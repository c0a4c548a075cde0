import { Questions } from "#src/sections/questions.tsx";
import { Steps } from "#src/sections/steps.tsx";
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
