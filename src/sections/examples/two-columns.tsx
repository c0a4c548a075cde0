import { TwoColumns } from "#src/sections/before/prose.tsx";
import { Section } from "#src/ui/section.tsx";

export default function Columns() {
	return (
		<Section title="Two columns" tinted>
			<TwoColumns
				left={<p>What happens now, in a paragraph or two.</p>}
				right={<p>What happens afterwards, in as many.</p>}
			/>
		</Section>
	);
}
