/** A hill on the map of the services: the middle of it, in per cent of the map, and its row. */
export interface Hill {
	x: number;
	y: number;
	/** How many hills its row has. */
	inRow: 1 | 2 | 3 | 4;
}

/** How many hills each row of a map has: up to four, the fuller rows first. */
function rowsOf(total: number): Hill["inRow"][] {
	const rows = total < 4 ? 1 : Math.max(2, Math.ceil(total / 4));
	return Array.from(
		{ length: rows },
		(_, row) => (Math.floor(total / rows) + (row < total % rows ? 1 : 0)) as Hill["inRow"],
	);
}

/** Where the hills of a map with up to twelve are. Its drawing and its labels both follow this. */
export function hillsOf(total: number): Hill[] {
	const rows = rowsOf(total);
	// The top and the bottom of a map with several rows stay free.
	const height = rows.length === 1 ? 100 : 76;
	return rows.flatMap((inRow, row) =>
		Array.from({ length: inRow }, (_, place) => ({
			x: ((place + 0.5) / inRow) * 100,
			y: (100 - height) / 2 + ((row + 0.5) / rows.length) * height,
			inRow,
		})),
	);
}

/** The most hills that a map has room for. */
export const mostHills = 12;
