import { indexedDBLocalPersistence, type Persistence } from "firebase/auth";

interface StoredUser {
	uid: string;
}

/** The part of the SDK's storage that is used here. */
interface SdkStorage {
	/** What this document last read or wrote. Where the database differs, the SDK's next poll reads it. */
	localCache: Record<string, StoredUser | null | undefined>;
	_get(key: string): Promise<StoredUser | null>;
	_set(key: string, user: StoredUser): Promise<void>;
	_remove(key: string): Promise<void>;
}

/** How many actions of the visitor are under way that start or end a session. */
let choosing = 0;

/** Lets an action of the visitor decide whose session is stored, if any, until it has ended. */
export async function chooseSession(action: Promise<unknown>): Promise<void> {
	choosing += 1;
	try {
		await action;
	} finally {
		choosing -= 1;
	}
}

/**
 * The SDK's storage, which all tabs share. Only the visitor's own actions change whose session it holds.
 * Otherwise the SDK stores what it remembers, after it has asked the server: in a document that was loading,
 * asleep or in the back/forward cache, the visitor may have signed out since, or in with another account.
 * See docs/decisions/0007-inside-the-firebase-sdk.md.
 */
class SharedSessionStorage extends (indexedDBLocalPersistence as unknown as new () => SdkStorage) {
	static type = indexedDBLocalPersistence.type;

	override async _set(key: string, user: StoredUser): Promise<void> {
		const stored = await this._get(key);
		if (choosing > 0 || stored?.uid === user.uid) await super._set(key, user);
		else this.localCache[key] = user;
	}

	override async _remove(key: string): Promise<void> {
		const known = this.localCache[key];
		const stored = await this._get(key);
		if (choosing > 0 || !stored || stored.uid === known?.uid) await super._remove(key);
		else this.localCache[key] = known;
	}
}

/** Pass it to `initializeAuth`, which makes the instance itself. */
export const sharedSessionStorage: Persistence = SharedSessionStorage;
