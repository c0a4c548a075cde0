import { company } from "#src/content/company.ts";
import { director, founder, people } from "#src/content/people.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { Notes } from "#src/pages/company/leadership/notes.tsx";
import { Proof } from "#src/pages/company/leadership/proof.tsx";
import { CallToAction } from "#src/sections/call-to-action.tsx";
import { Cell, ComparisonTable, Row } from "#src/sections/comparison-table.tsx";
import { Hero } from "#src/sections/hero.tsx";
import { People } from "#src/sections/people.tsx";
import { Refusals } from "#src/sections/refusals.tsx";
import { Section } from "#src/sections/section.tsx";
import { Ask } from "#src/ui/ask.tsx";

export const page = {
	title: "Our leadership: who signs for the work",
	description: `Who leads ${company.name}: who signs what, who decides what in your project, the AI rules we keep ourselves and the work we decline.`,
	name: "Our leadership",
	headline: "Who signs for the work",
	art: "archipelago",
} satisfies PageMetadata;

export default function Leadership() {
	return (
		<>
			<Hero page={page} variant="plain" actions={<Ask subject="Our leadership" />}>
				{founder.name} signs the scope of every system we build, and {director.name} signs its
				release. Ask either of them why.
			</Hero>

			<Section
				id="people"
				title={<span className="block font-sans text-lead text-muted">Who you deal with</span>}
			>
				<People people={people} />
			</Section>

			<Proof />

			<Section
				id="decisions"
				variant="tinted"
				title="Who decides what in your project"
				intro="The last word before anything goes live is yours."
			>
				<ComparisonTable
					caption="Who makes each decision about your work, and on what grounds."
					columns={["Decision", "Who", "Rests on", "You see"]}
					marks={["person"]}
				>
					<Row title="Taking the work on">
						<Cell>{founder.name}</Cell>
						<Cell>Whether the result can be tested, and whether we’d explain it in public.</Cell>
						<Cell>A yes or a no, and why.</Cell>
					</Row>
					<Row title="Scope and price">
						<Cell>{founder.name}</Cell>
						<Cell>An estimate, with what could make it wrong.</Cell>
						<Cell>A scope that also lists what’s left out.</Cell>
					</Row>
					<Row title="Going live">
						<Cell>{director.name}, and then you</Cell>
						<Cell>Test results, the list of who has access, and a rehearsed way back.</Cell>
						<Cell>A release note that you accept or refuse.</Cell>
					</Row>

					<Row title="Stopping our work">
						<Cell>Whichever of us sees it first</Cell>
						<Cell>A sign that someone could be harmed, or data is going where it shouldn’t.</Cell>
						<Cell>A phone call, asking you to switch it off.</Cell>
					</Row>
				</ComparisonTable>
			</Section>

			<Section
				id="own-rules"
				title="The AI rules we keep in our own work"
				intro="We ask clients the same. These are our answers."
			>
				<ComparisonTable
					caption={`How ${company.name} uses AI itself.`}
					columns={["Our work", "AI does", "Who checks", "Never"]}
					marks={["tick", "person", "cross"]}
					variant="columns"
				>
					<Row title="Writing code">
						<Cell>Suggests code and tests, and sees a client’s code only with their approval.</Cell>
						<Cell>The engineer who asked for it, line by line.</Cell>
						<Cell>Merge, release, or read live records.</Cell>
					</Row>
					<Row title="Scopes and prices">
						<Cell>Points out unclear sentences in our drafts, with names taken out.</Cell>
						<Cell>{founder.name}.</Cell>
						<Cell>Write an estimate or a promise.</Cell>
					</Row>
					<Row title="Clients’ records">
						<Cell>Only what that client has agreed in writing, in their own account.</Cell>
						<Cell>The client’s person for that task.</Cell>
						<Cell>Read them in a tool of ours.</Cell>
					</Row>
					<Row title="Hiring">
						<Cell>Nothing.</Cell>
						<Cell>A person reads every application.</Cell>
						<Cell>Score, rank or turn down anyone.</Cell>
					</Row>
					<Row title="This website">
						<Cell>Suggests wording and looks for contradictions.</Cell>
						<Cell>{founder.name}, for what it promises.</Cell>
						<Cell>Pass off an invented client, result or person as real.</Cell>
					</Row>
				</ComparisonTable>
			</Section>

			<Notes />

			<Section id="declined" variant="deep" title="Work we decline">
				<Refusals>
					<li>
						A system that turns someone down for a job, a loan or care without a person deciding.
					</li>
					<li>
						A system that watches staff who haven’t been told, or a voice that passes itself off as
						human.
					</li>
					<li>
						A client’s records in a tool the client hasn’t approved, even for a demonstration.
					</li>
				</Refusals>
			</Section>

			<CallToAction title="Ask us the awkward question" subject="Our leadership">
				Tell us what worries you most about a project like yours.
			</CallToAction>
		</>
	);
}
