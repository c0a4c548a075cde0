/**
 * A path with its percent-encoding undone, as the router gives it: mail scanners write letters so
 * that need none. One that cannot be decoded is left as it is.
 */
export function decodedPath(path: string): string {
	try {
		return decodeURI(path);
	} catch {
		return path;
	}
}
