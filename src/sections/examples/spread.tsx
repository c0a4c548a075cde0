import { StepColumns } from "#src/sections/before/steps.tsx";
import { Answer, LoudTitle, Spread } from "#src/sections/spread.tsx";

export default function LoudPassages() {
	return (
		<>
			<Spread>
				<LoudTitle title="How long it takes: three weeks, start to finish" loud="three weeks," />
				<div className="mt-12 lg:mt-20">
					<StepColumns
						steps={[
							{
								weeks: { first: 1, last: 1 },
								title: "The first step",
								text: "What happens in it.",
							},
							{
								weeks: { first: 2, last: 2 },
								title: "The second step",
								text: "A person signs it.",
								signed: true,
							},
							{ weeks: { first: 3, last: 3 }, title: "The last step", text: "What happens in it." },
						]}
					/>
				</div>
			</Spread>
			<Answer
				ground="pale"
				question="The question a reader hardly dares to ask?"
				answer="Two words."
				text="What has to be added to them."
			/>
		</>
	);
}
