/** The parts of a visitor's session that the page shows. */
export interface Session {
	name: string | null;
	email: string | null;
	photoUrl: string | null;
	/** When the visitor signed in on this device. */
	began: Date;
}

/** Why the provider ended a session (when the visitor didn't sign out). */
export type SessionEnd = "disabled" | "expired";

/**
 * What the sign-in form needs from an authentication provider. Each method that sends a request
 * rejects with the provider's own error, which has a `code` and a `message`.
 */
export interface AuthProvider {
	signIn(email: string, password: string): Promise<void>;
	/** Opens Google's popup. Call it from a click handler. */
	signInWithGoogle(): Promise<void>;
	sendReset(email: string): Promise<void>;
	/** Creates an account and leaves the visitor signed out. */
	signUp(name: string, email: string, password: string): Promise<void>;
	signOut(): Promise<void>;
	/**
	 * Calls a function once the session is known, and on every change, in other tabs too.
	 * Returns a function that ends this.
	 */
	onSessionChange(
		listener: (session: Session | null, ended: SessionEnd | null) => void,
	): () => void;
	/**
	 * Reads which session is stored now, and asks the provider whether it is still valid. If not, ends it and
	 * notifies the listeners. If the provider can't be reached, the session stays. Never rejects.
	 */
	checkSession(): Promise<void>;
}
