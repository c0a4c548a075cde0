import { ComparisonTable } from "#src/sections/before/comparison-table.tsx";
import { Section } from "#src/ui/section.tsx";

export default function Table() {
	return (
		<Section title="A table" tinted>
			<ComparisonTable
				caption="What the rows compare. On a phone each row is a card."
				columns={["Step", "By hand", "With software"]}
				rows={[
					["Read", "An hour", "A minute"],
					["Decide", "A person", "A person"],
				]}
			/>
		</Section>
	);
}
