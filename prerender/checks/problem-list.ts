/** How much an aspect ratio may differ, as a fraction. */
const tolerance = 0.02;

interface Size {
	width: number;
	height: number;
}

/** Whether a picture has the aspect ratio of the size it is displayed at, apart from rounding. */
export const hasSameRatio = (picture: Size, display: Size): boolean =>
	Math.abs((picture.width / picture.height) * (display.height / display.width) - 1) < tolerance;

/** Whether a value is a date that exists, written as 2026-11-22. */
export const isDay = (value: unknown): boolean =>
	/^\d{4}-\d{2}-\d{2}$/.test(String(value)) &&
	new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(String(value)) === true;

/** Collects the problems of a file that the owner edits: a field, its value and how to fix it. */
export function problemList() {
	const problems: string[] = [];

	/** Records a problem unless the condition holds. @returns whether it holds */
	function need(holds: boolean, field: string, value: unknown, fix: string): boolean {
		if (!holds) problems.push(`${field}: ${JSON.stringify(value)}. ${fix}`);
		return holds;
	}

	/** Records a problem unless the value is a text. @returns whether it is */
	function text(field: string, value: unknown): boolean {
		const holds = typeof value === "string" && value !== "" && value === value.trim();
		return need(holds, field, value, "Fill this in, without spaces at the start or end.");
	}

	return { problems, need, text };
}

export type ProblemList = ReturnType<typeof problemList>;
