import { storageKeys } from "#src/head-script.ts";

/** The account whose session is open in all tabs, null without one, undefined if storage is blocked. */
export function readMark(): string | null | undefined {
	try {
		return localStorage.getItem(storageKeys.session);
	} catch {
		return undefined;
	}
}

/** Whether an account's session is still open. Without storage, it is one of this page alone. */
export function isMarked(id: string): boolean {
	return [id, undefined].includes(readMark() as string | undefined);
}

/** Notes whose session is open, if storage allows: the head script and other tabs read it. */
export function writeMark(id: string | null): void {
	try {
		if (id) localStorage.setItem(storageKeys.session, id);
		else localStorage.removeItem(storageKeys.session);
	} catch {}
}
