/** A figure from the specification, and what it is a target for. */
export interface Statistic {
	/** Words in a smaller size before the value: "alerts under". */
	qualifier?: string;
	value: string;
	/** What the value is a target for: "target share of …". */
	label: string;
}

/** A figure and what it is a target for. */
export function Figure({ qualifier, value, label }: Statistic) {
	return (
		<p>
			<span className="block">
				{qualifier && `${qualifier} `}
				<span className="whitespace-nowrap font-display text-[2.125rem]/tight even-figures sm:text-[2.5rem]/tight">
					{value}
				</span>
			</span>{" "}
			<span className="text-small">{label}</span>
		</p>
	);
}
