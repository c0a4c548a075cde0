import { Figures } from "#src/sections/figures.tsx";
import { Section } from "#src/ui/section.tsx";

export default function Numbers() {
	return (
		<Section title="Figures">
			<Figures
				figures={[
					{ value: "412", what: "files decided", source: "The log, March to May 2026" },
					{ value: "38%", what: "of drafts unchanged", source: "The mail system, June 2026" },
				]}
			/>
		</Section>
	);
}
