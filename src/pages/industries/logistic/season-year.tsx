interface Part {
	dates: string;
	text: string;
}

interface SeasonYearProps {
	/** The month in which a person confirms the list, the eight months it is for, and the other three. */
	parts: readonly [Part, Part, Part];
}

/** The year of a list, below each other, or to scale beside each other. */
export function SeasonYear({ parts: [confirmed, season, rest] }: SeasonYearProps) {
	const part = "grid content-between gap-4 p-4 lg:row-span-2 lg:grid-rows-subgrid lg:px-3 lg:py-8";
	const dates = "font-display lg:self-baseline";
	const text = "lg:self-end";
	return (
		<ol className="grid gap-1 lg:min-h-72 lg:grid-cols-[1fr_8fr_3fr] lg:grid-rows-[auto_1fr]">
			<li className={`${part} min-h-28 bg-highlight font-medium text-on-highlight`}>
				<p className={`${dates} text-subheading`}>{confirmed.dates}</p>
				<p className={`${text} text-small`}>{confirmed.text}</p>
			</li>
			<li className={`${part} min-h-68 bg-stratum-2`}>
				<p className={`${dates} font-medium text-section/none`}>{season.dates}</p>
				<p className={`${text} max-w-[26rem]`}>{season.text}</p>
			</li>
			<li className={`${part} min-h-28 bg-surface`}>
				<p className={`${dates} font-medium text-subheading`}>{rest.dates}</p>
				<p className={`${text} text-muted`}>{rest.text}</p>
			</li>
		</ol>
	);
}
