import type { ReactNode } from "react";

interface ContactPanelProps {
	title: string;
	text: ReactNode;
	/** Label and value of each way to reach the company. */
	ways: readonly { label: string; value: ReactNode }[];
	actions: ReactNode;
}

/** The ways to reach the company. */
export function ContactPanel({ title, text, ways, actions }: ContactPanelProps) {
	return (
		<section className="py-section">
			<div className="page-width grid gap-x-6 gap-y-10 lg:grid-cols-12">
				<div className="lg:col-span-6">
					<h2 className="max-w-[20ch] text-heading">{title}</h2>
					<p className="mt-4 max-w-measure text-lead text-muted">{text}</p>
					<div className="mt-8 flex flex-wrap gap-3">{actions}</div>
				</div>
				<dl className="lg:col-span-5 lg:col-start-8">
					{ways.map((way) => (
						<div key={way.label} className="border-t border-line py-4 last:border-b">
							<dt className="text-small text-muted">{way.label}</dt>
							<dd className="mt-0.5 text-subheading font-medium text-links [&_a]:touch-target">
								{way.value}
							</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	);
}
