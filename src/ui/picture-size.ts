/** The longest side, in pixels, of a picture that no style gives a size. */
const longest = 320;

/**
 * The attributes for a picture's size. They are for its shape, because the stylesheet sets the size that
 * visitors see: without it, a picture fits a phone.
 */
export function pictureSize({ width, height }: { width: number; height: number }) {
	const scale = Math.min(1, longest / width, longest / height);
	return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
