import { hasProof, proof } from "#src/content/proof.ts";
import { Cell, ComparisonTable, Row } from "#src/sections/comparison-table.tsx";
import { Quote } from "#src/sections/quote.tsx";
import { Section } from "#src/sections/section.tsx";
import { Picture } from "#src/ui/picture.tsx";

const { quotes, results, clients } = proof;

/** What clients say, what was measured, and who they are. Nothing while there is no proof. */
export function Proof() {
	if (!hasProof) return;
	return (
		<Section
			id="proof"
			title="What clients say, and what they measured"
			intro="Whoever is named here has agreed in writing to these words and figures."
		>
			{quotes.map(({ words, name, role, organisation }) => (
				<Quote key={words} by={name} role={`${role}, ${organisation}`}>
					{words}
				</Quote>
			))}
			{results.length > 0 && (
				<div className="not-first:mt-12">
					<ComparisonTable
						caption="The same figure before and after our work."
						columns={["What was measured", "Before", "After", "Who measured it"]}
					>
						{results.map(({ what, organisation, before, after, measuredBy }) => (
							<Row key={what} title={what}>
								<Cell>{`${before.value} (${before.period})`}</Cell>
								<Cell>{`${after.value} (${after.period})`}</Cell>
								<Cell>{`${organisation}. ${measuredBy}`}</Cell>
							</Row>
						))}
					</ComparisonTable>
				</div>
			)}
			<ul className="flex flex-wrap items-center gap-x-12 gap-y-8 not-first:mt-12">
				{clients.map(({ name, logo }) => (
					<li key={name} className="font-display text-subheading">
						{logo ? (
							<Picture
								file={`clients/${logo}`}
								alt={name}
								sizes="16rem"
								className="h-8 w-auto max-w-full object-contain object-left dark:[filter:invert(1)_hue-rotate(180deg)]"
							/>
						) : (
							name
						)}
					</li>
				))}
			</ul>
		</Section>
	);
}
