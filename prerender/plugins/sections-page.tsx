import { type ComponentType, Fragment } from "react";
import { PageHero } from "#src/sections/page-hero.tsx";

const examples = import.meta.glob<{ default: ComponentType }>("/src/sections/examples/*.tsx", {
	eager: true,
});
const sources = import.meta.glob<string>("/src/sections/examples/*.tsx", {
	eager: true,
	query: "?raw",
	import: "default",
});

export const page = {
	title: "Sections",
	description: "The sections that a page can have. Only the development server has this page.",
	headline: "Sections for a page, with their code",
	lead: "Copy a section with its imports. src/layouts and src/sections have more.",
	indexed: false,
};

/** Every section of src/sections/examples, with its code below it. */
export default function SectionsPage() {
	return (
		<>
			<PageHero page={page} />
			{Object.entries(examples).map(([file, { default: Example }]) => (
				<Fragment key={file}>
					<Example />
					<pre className="page-width overflow-x-auto py-6 text-small">
						<code>{sources[file]}</code>
					</pre>
				</Fragment>
			))}
		</>
	);
}
