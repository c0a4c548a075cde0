/** A step's first and last week, counted from the start of the work. */
export interface Weeks {
	first: number;
	last: number;
}

/** "Week 1", "Weeks 2 to 4". */
export function inWeeks({ first, last }: Weeks): string {
	return first === last ? `Week ${first}` : `Weeks ${first} to ${last}`;
}

/** The numbers of its weeks. */
export const weeksIn = ({ first, last }: Weeks): number[] =>
	Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** "1 week", "10 weeks", kept on one line. */
export const weekCount = (weeks: number): string =>
	`${weeks}\u00a0${weeks === 1 ? "week" : "weeks"}`;

/** The last week of all steps, or 0 if none is in weeks. */
export function lastWeek(steps: readonly { weeks?: Weeks }[]): number {
	return Math.max(0, ...steps.map(({ weeks }) => weeks?.last ?? 0));
}

interface WeekBarProps extends Weeks {
	/** How many weeks the scale has. */
	total: number;
	className: string;
}

/** A scale of weeks in the colour of the text, with a bar over some of them. Text beside it says the same. */
export function WeekBar({ first, last, total, className }: WeekBarProps) {
	return (
		<svg
			width="320"
			height="28"
			viewBox={`0 0 ${total} 1`}
			preserveAspectRatio="none"
			aria-hidden="true"
			className={`w-full overflow-visible ${className}`}
		>
			<path
				d={`M0 0v1${"m1-1v1".repeat(total)}`}
				vectorEffect="non-scaling-stroke"
				className="stroke-current opacity-50"
			/>
			<rect x={first - 1} width={last - first + 1} height={1} className="fill-current" />
		</svg>
	);
}
