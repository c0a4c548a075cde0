/** The sheets of two blends, of which only one shows the powder that went from one into the other. */
export function ReworkSheets() {
	return (
		<div className="grid gap-6 lg:grid-cols-2">
			<Sheet blend="Blend 40" line="Rework in" entry="60 kg from blend 37" />
			<Sheet blend="Blend 37" line="Rework out" entry="no entry" empty />
			<p className="text-muted text-small">Illustrative example.</p>
		</div>
	);
}

interface SheetProps {
	blend: string;
	line: string;
	/** What stands in the line. */
	entry: string;
	/** Whether that is nothing. */
	empty?: boolean;
}

function Sheet({ blend, line, entry, empty = false }: SheetProps) {
	return (
		<dl className="paper p-6 lg:p-8">
			<div className="border-line border-b pb-4">
				<dt>Blend sheet</dt>
				<dd className="font-display text-quiet">{blend}</dd>
			</div>
			<div className="pt-4">
				<dt>{line}</dt>
				<dd
					className={`mt-2 border-2 px-4 py-3 font-display text-heading ${empty ? "border-ink border-dashed text-muted" : "border-line"}`}
				>
					{entry}
				</dd>
			</div>
		</dl>
	);
}
