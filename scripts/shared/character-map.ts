/**
 * The segments of a font's character map: where the font has the last and the first code point of each,
 * and the number to add for the glyph. In OpenType's format 4, which harfbuzz writes for letters like ours.
 * @param font a TrueType font, not compressed
 */
export function mapSegments(font: Buffer): { last: number; first: number; delta: number }[] {
	const cmap = font.readUInt32BE(font.indexOf("cmap") + 8);
	const tables = Array.from(
		{ length: font.readUInt16BE(cmap + 2) },
		(_, index) => cmap + font.readUInt32BE(cmap + 8 + 8 * index),
	);
	const table = tables.find((start) => font.readUInt16BE(start) === 4);
	if (table === undefined) throw new Error("The font has no character map of format 4.");
	const size = font.readUInt16BE(table + 6);
	return Array.from({ length: size / 2 }, (_, index) => {
		const last = table + 14 + 2 * index;
		return { last, first: last + size + 2, delta: last + 2 * size + 2 };
	});
}
