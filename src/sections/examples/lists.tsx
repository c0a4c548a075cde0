import { FeatureList } from "#src/sections/feature-list.tsx";
import { PointList } from "#src/sections/point-list.tsx";
import { Section } from "#src/ui/section.tsx";

export default function Lists() {
	return (
		<Section title="Lists" layout="beside" tinted>
			<FeatureList
				features={[
					{ title: "A titled point", text: "What stands behind it." },
					{ title: "Another one", text: "What follows from it." },
				]}
			/>
			<PointList points={["Something we do", "Something else"]} />
			<PointList points={["Something we don’t"]} mark="cross" />
		</Section>
	);
}
