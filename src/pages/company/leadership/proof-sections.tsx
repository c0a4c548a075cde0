import { ArrowRight } from "lucide";
import type { ReactNode } from "react";
import type { Client, Proof, Quote, Result } from "#src/content/proof.ts";
import { quotesTitle } from "#src/content/shown-proof.ts";
import { Figures } from "#src/sections/figures.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { Section } from "#src/ui/section.tsx";

/** The first quote across the page, the others in columns under it. */
function Quotes({ quotes }: { quotes: readonly Quote[] }) {
	return (
		<ul className="grid gap-x-6 gap-y-12 lg:grid-cols-2 lg:*:pr-6">
			{quotes.map(({ words, name, role, organisation }) => (
				<li key={words} className="border-t border-control pt-6 lg:first:col-span-2">
					<figure className="grid gap-x-6 gap-y-6 lg:in-[li:first-child]:grid-cols-12">
						<blockquote className="font-display text-subheading in-[li:first-child]:text-balance in-[li:first-child]:text-heading lg:in-[li:first-child]:col-span-9">
							{`“${words}”`}
						</blockquote>
						<figcaption className="lg:in-[li:first-child]:col-span-3">
							<p className="font-semibold">{name}</p>
							<p className="text-muted">
								{role}, {organisation}
							</p>
						</figcaption>
					</figure>
				</li>
			))}
		</ul>
	);
}

function Measured({ label, value, period }: { label: ReactNode; value: string; period: string }) {
	return (
		<div className="relative">
			<dt className="text-small text-muted">{label}</dt>
			<dd className="mt-1 font-display text-balance text-heading sm:text-title">{value}</dd>
			<dd className="mt-2 text-small text-muted">{period}</dd>
		</div>
	);
}

/** The arrow from before to after is in the label, because a `dl` may only contain its groups. */
const afterLabel = (
	<>
		<Icon
			icon={ArrowRight}
			className="absolute inset-y-0 -left-8 my-auto text-accent sm:-left-11"
		/>
		After
	</>
);

/** What changed: the same figure before and after, with whoever measured it. */
function Results({ results }: { results: readonly Result[] }) {
	return (
		<ul className="border-b border-line">
			{results.map(({ what, organisation, before, after, measuredBy }) => (
				<li key={what} className="grid gap-6 border-t border-line py-8 lg:grid-cols-12">
					<div className="lg:col-span-5">
						<h3 className="text-subheading">{what}</h3>
						<p className="mt-1 font-medium text-accent">{organisation}</p>
						<p className="mt-3 max-w-measure text-muted">{measuredBy}</p>
					</div>
					<dl className="grid grid-cols-2 items-center gap-x-11 sm:gap-x-17 lg:col-span-7">
						<Measured label="Before" {...before} />
						<Measured label={afterLabel} {...after} />
					</dl>
				</li>
			))}
		</ul>
	);
}

/** The clients' logos, and in their place the names of those without one. */
function Clients({ clients }: { clients: readonly Client[] }) {
	return (
		<ul className="flex flex-wrap items-center gap-x-12 gap-y-8">
			{clients.map(({ name, logo }) => (
				<li key={name} className="font-display text-subheading">
					{logo ? (
						<Picture
							file={`clients/${logo}`}
							alt={name}
							sizes="16rem"
							className="h-8 w-auto max-w-full object-contain object-left dark:hue-rotate-180 dark:invert"
						/>
					) : (
						name
					)}
				</li>
			))}
		</ul>
	);
}

/** What others say of the work. An empty list renders nothing. */
export function ProofSections({ quotes, results, figures, clients }: Proof) {
	return (
		<div id="proof">
			{quotes.length > 0 && (
				<Section title={quotesTitle} tinted>
					<Quotes quotes={quotes} />
				</Section>
			)}
			{results.length + figures.length > 0 && (
				<Section
					title="What changed, and who measured it"
					intro="Whoever is named here has agreed in writing to these words and figures."
				>
					<div className="grid gap-14">
						{results.length > 0 && <Results results={results} />}
						{figures.length > 0 && <Figures figures={figures} />}
					</div>
				</Section>
			)}
			{clients.length > 0 && (
				<Section title="Who we’ve worked for" layout="beside">
					<Clients clients={clients} />
				</Section>
			)}
		</div>
	);
}
