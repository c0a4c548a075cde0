/** A visitor's session, as much of it as the page shows. */
export interface Session {
	name: string | null;
	email: string | null;
	photoUrl: string | null;
	/** When the visitor signed in on this device. */
	began: Date;
}

/** Why the provider ended a session that the visitor had not ended. */
export type SessionEnd = "disabled" | "expired";

/** Told at once with the session known so far, if the provider has answered, then on change. */
export type SessionListener = (session: Session | null, ended: SessionEnd | null) => void;

/**
 * What the form asks of an authentication provider. Every method that talks to the provider
 * rejects with the provider's own error, which carries a `code` and a `message`.
 */
export interface AuthProvider {
	signIn(email: string, password: string): Promise<void>;
	/** Opens the provider's window; to be called from a click. */
	signInWithGoogle(): Promise<void>;
	sendReset(email: string): Promise<void>;
	/** Creates an account and leaves the visitor signed out. */
	signUp(name: string, email: string, password: string): Promise<void>;
	signOut(): Promise<void>;
	/** Returns the function that ends the listening. Changes made in other tabs are told as well. */
	onSessionChange(listener: SessionListener): () => void;
	/**
	 * Asks the provider whether the session still stands. One that does not is ended and the
	 * listeners are told; if the provider cannot be reached the session stays. Never rejects.
	 */
	checkSession(): Promise<void>;
}
