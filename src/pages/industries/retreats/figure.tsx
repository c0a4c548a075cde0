/** A figure from the specification, and what it is a target for. */
export interface Statistic {
	/** Words in a smaller size before the value: "alerts under". */
	qualifier?: string;
	value: string;
	/** What the value is a target for: "target share of …". */
	label: string;
}

interface FigureProps extends Statistic {
	/** As large as a title, from 1024 px up. */
	large?: boolean;
}

/** A figure and what it is a target for. */
export function Figure({ qualifier, value, label, large = false }: FigureProps) {
	const size = large ? "lg:-ml-[0.04em] lg:text-[11rem]/[0.86] lg:tracking-[-0.03em]" : "";
	return (
		<p>
			<span className={large ? "block lg:mb-3" : "block"}>
				{qualifier && `${qualifier} `}
				<span
					className={`whitespace-nowrap font-display text-[2.125rem]/tight even-figures sm:text-[2.5rem]/tight ${size}`.trimEnd()}
				>
					{value}
				</span>
			</span>{" "}
			<span className={large ? "block max-w-[16rem] text-balance text-small" : "text-small"}>
				{label}
			</span>
		</p>
	);
}
