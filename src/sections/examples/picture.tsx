import { Photo } from "#src/ui/photo.tsx";
import { Section } from "#src/ui/section.tsx";

export default function PictureSection() {
	return (
		<Section title="A picture" intro="Put its file into the folder pictures.">
			<Photo file="workshop.jpg" alt="Hills in the evening, drawn as contour lines" />
		</Section>
	);
}
