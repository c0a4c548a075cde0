import type { ReactNode } from "react";

interface ContactPanelProps {
	title: string;
	text: ReactNode;
	/** Label and value of each way to reach the company. */
	ways: readonly { label: string; value: ReactNode }[];
	actions: ReactNode;
}

/** The contact details at the end of the page. */
export function ContactPanel({ title, text, ways, actions }: ContactPanelProps) {
	return (
		<section className="pt-20 pb-14 lg:pt-40 lg:pb-20">
			<div className="page-width grid gap-x-6 gap-y-10 lg:grid-cols-12">
				<h2 className="text-call lg:col-span-12">{title}</h2>
				<div className="lg:col-span-6">
					<p className="max-w-measure text-lead text-muted text-links">{text}</p>
					<div className="button-row mt-8">{actions}</div>
				</div>
				<dl className="grid content-start gap-6 sm:grid-cols-2 lg:col-span-6">
					{ways.map((way) => (
						<div key={way.label}>
							<dt className="text-muted">{way.label}</dt>
							<dd className="text-lead font-medium text-links [&_a]:touch-target">{way.value}</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	);
}
