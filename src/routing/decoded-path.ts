/**
 * Decodes a path the way the router does. Mail scanners percent-encode letters that don't need it.
 * Returns the path unchanged if it can't be decoded.
 */
export function decodedPath(path: string): string {
	try {
		return decodeURI(path);
	} catch {
		return path;
	}
}
