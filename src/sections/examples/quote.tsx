import { Quotation } from "#src/sections/quotation.tsx";
import { Section } from "#src/ui/section.tsx";

export default function Quote() {
	return (
		<Section title="A quote">
			<Quotation
				words="We stopped it once, to see if we could. It took one phone call."
				source="Mere Sample, quality manager, Sample Nutrition"
			/>
		</Section>
	);
}
