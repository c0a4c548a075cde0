import type { ReactNode } from "react";
import { ExternalLink } from "#src/ui/link.tsx";

export interface Regulation {
	/** The official name of the law, code or standard. */
	name: ReactNode;
	/** What it requires of the client, and how our designs take it into account. */
	text: ReactNode;
	/** The official page about it. */
	source: { label: string; href: `https://${string}` };
}

interface RegulationsProps {
	regulations: readonly Regulation[];
	/** The day on which all of them were last checked against their sources: "22 November 2026". */
	checked?: string | undefined;
}

/** New Zealand laws, codes and standards that apply to a page's subject, each with its official source. */
export function Regulations({ regulations, checked }: RegulationsProps) {
	return (
		<>
			<dl className="gap-x-12 lg:grid lg:grid-cols-2">
				{regulations.map((regulation) => (
					<div
						key={regulation.source.href + regulation.source.label}
						// One alone in the last row has the whole row: its name at the left, what it says at the right.
						className="border-t border-line py-6 lg:odd:last:col-span-2 lg:odd:last:grid lg:odd:last:grid-cols-subgrid"
					>
						<dt className="mb-2 text-subheading font-semibold">{regulation.name}</dt>
						<dd>
							<p className="max-w-measure text-muted text-links">{regulation.text}</p>
							<p className="mt-3 text-small text-links">
								<ExternalLink href={regulation.source.href} className="touch-target">
									{regulation.source.label}
								</ExternalLink>
							</p>
						</dd>
					</div>
				))}
			</dl>
			{checked && <p className="mt-4 text-small text-muted">Checked {checked}</p>}
		</>
	);
}
