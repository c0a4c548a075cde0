interface FiguresProps {
	figures: readonly { value: string; what: string; source: string }[];
}

/** Figures in large type, each with what it counts and where it comes from. */
export function Figures({ figures }: FiguresProps) {
	return (
		<ul className="grid gap-x-6 gap-y-10 md:grid-cols-3 lg:*:pr-6">
			{figures.map(({ value, what, source }) => (
				<li key={what}>
					<p className="font-display text-title">{value}</p>
					<p className="mt-2 font-medium">{what}</p>
					<p className="mt-2 text-muted">{source}</p>
				</li>
			))}
		</ul>
	);
}
