const entries = [
	["The request", "Kept"],
	["The inputs", "Kept"],
	["The rule or model", ""],
	["The reasons", ""],
	["The person", ""],
	["What happened next", ""],
];

/** A decision file of which only the first two entries were ever written. */
export function MissingEntries() {
	return (
		<ol className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
			{entries.map(([name, kept]) => (
				<li
					key={name}
					className={`border-2 px-4 py-3 ${kept ? "border-transparent bg-land-3" : "border-control border-dashed"}`}
				>
					<h3 className="text-subheading">{name}</h3>
					<p className="mt-3 font-display text-quiet">{kept || "Missing"}</p>
				</li>
			))}
		</ol>
	);
}
