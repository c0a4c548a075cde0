import { LoudTitle, Spread } from "#src/sections/spread.tsx";
import { StepColumns } from "#src/sections/steps.tsx";

export default function LoudPassage() {
	return (
		<Spread>
			<LoudTitle title="How long it takes: three weeks, start to finish" loud="three weeks," />
			<div className="mt-12 lg:mt-20">
				<StepColumns
					steps={[
						{ when: "Week 1", title: "The first step", text: "What happens in it." },
						{ when: "Week 2", title: "The second step", text: "A person signs it.", signed: true },
						{ when: "Week 3", title: "The last step", text: "What happens in it." },
					]}
				/>
			</div>
		</Spread>
	);
}
