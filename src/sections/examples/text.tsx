import { Prose } from "#src/sections/before/prose.tsx";
import { Section } from "#src/ui/section.tsx";

export default function Text() {
	return (
		<Section title="Text">
			<Prose>
				<p>A paragraph is as wide as reads well, about seventy letters.</p>
				<h3>A heading in the text</h3>
				<ul>
					<li>A point</li>
					<li>Another point</li>
				</ul>
			</Prose>
		</Section>
	);
}
