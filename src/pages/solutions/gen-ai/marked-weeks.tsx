import { OverColumns } from "#src/sections/before/steps.tsx";

/** What a line of the sheet shows: a question, a document, one that goes, a passage found, and an expert's marks. */
type Mark = "asked" | "kept" | "removed" | "found" | "right" | "wrong";

/** A sheet over each step: the questions turn into marked answers. */
export function MarkedWeeks({ sheets }: { sheets: readonly (readonly Mark[])[] }) {
	return (
		<OverColumns>
			{sheets.map((marks) => (
				<div key={marks.join()}>
					<Sheet marks={marks} />
				</div>
			))}
		</OverColumns>
	);
}

/** How long the text of each line is, so that the lines look like sentences. */
const lengths = [150, 118, 140, 96, 132, 110];

function Sheet({ marks }: { marks: readonly Mark[] }) {
	return (
		<svg
			width="200"
			height="200"
			viewBox="0 0 200 200"
			aria-hidden="true"
			className="h-auto w-full bg-stratum-1"
		>
			{marks.map((mark, line) => (
				<Line
					// biome-ignore lint/suspicious/noArrayIndexKey: lines stay in their places
					key={line}
					mark={mark}
					y={18 + 30 * line}
					length={lengths[line % lengths.length] ?? 100}
				/>
			))}
		</svg>
	);
}

function Line({ mark, y, length }: { mark: Mark; y: number; length: number }) {
	const bar = `M40 ${y}h${length - 10}v12h${10 - length}z`;
	if (mark === "asked") {
		return (
			<>
				<text x="16" y={y + 16} className="fill-ink font-display text-[1.75rem]">
					{"?"}
				</text>
				<path d={bar} className="fill-none stroke-2 stroke-accent" />
			</>
		);
	}
	return (
		<>
			<path d={bar} className={mark === "removed" ? "fill-stratum-2" : "fill-stratum-3"} />
			{mark === "removed" && (
				<path d={`M32 ${y + 6}h${length + 6}`} className="stroke-3 stroke-danger" />
			)}
			{mark === "found" && (
				<path
					d={`M${40 + length / 4} ${y}h${length / 3}v12h${-length / 3}z`}
					className="fill-accent"
				/>
			)}
			{mark === "right" && (
				<path d={`M14 ${y + 6}l6 7 10-14`} className="fill-none stroke-4 stroke-accent" />
			)}
			{mark === "wrong" && (
				<path d={`M15 ${y}l13 13m0-13l-13 13`} className="fill-none stroke-4 stroke-danger" />
			)}
		</>
	);
}
