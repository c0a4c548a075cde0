import { type MouseEvent, useState } from "react";
import { otherButton } from "#src/auth/button-classes.ts";
import type { Session } from "#src/auth/firebase-provider.ts";
import type { Message } from "#src/auth/form-state.ts";
import { MessageBox } from "#src/auth/message-box.tsx";
import { messages } from "#src/auth/messages.ts";
import { connect } from "#src/auth/session.ts";
import { writeMark } from "#src/auth/session-mark.ts";
import { Link } from "#src/ui/link.tsx";

/** The only allowed origin of photos: Google's server for profile pictures. */
const photoOrigin = "https://lh3.googleusercontent.com/";

const timeFormat = new Intl.DateTimeFormat("en-NZ", { dateStyle: "long", timeStyle: "short" });

/** Replaces the form while the visitor is signed in. */
export function SessionPanel({ id, name, email, photoUrl, began }: Session) {
	const [error, setError] = useState<Message | null>(null);

	async function signOut({ currentTarget }: MouseEvent): Promise<void> {
		setError(null);
		// The button leaves, and what has the card's focus passes it on to the form.
		currentTarget.closest("section")?.focus({ preventScroll: true });
		// Before the session itself, so that no tab takes it for one that the server has ended.
		writeMark(null);
		try {
			await (await connect()).signOut();
		} catch {
			writeMark(id);
			setError({ id: 0, kind: "error", text: messages.notSignedOut });
		}
	}

	return (
		<div>
			<div className="flex items-center gap-4">
				{photoUrl?.startsWith(photoOrigin) && (
					<img
						src={photoUrl}
						alt=""
						width={56}
						height={56}
						referrerPolicy="no-referrer"
						className="size-14 shrink-0 rounded-full bg-surface object-cover"
					/>
				)}
				<h1 id="account-title" tabIndex={-1} className="text-heading">
					You’re signed in
				</h1>
			</div>
			<dl className="mt-7 grid gap-4 border-y border-line py-5">
				<div>
					<dt className="text-small text-muted">Signed in as</dt>
					<dd className="font-medium wrap-anywhere">
						<bdi>{name || email || "a visitor without a name"}</bdi>
					</dd>
					{name && email && <dd className="text-small text-muted wrap-anywhere">{email}</dd>}
				</div>
				<div>
					<dt className="text-small text-muted">Session began</dt>
					<dd>
						<time dateTime={began.toISOString()}>{timeFormat.format(began)}</time>
					</dd>
				</div>
			</dl>
			<div className="mt-6">
				<MessageBox kind="error" message={error} />
				<button type="button" onClick={signOut} className={otherButton}>
					Sign out
				</button>
			</div>
			<p className="mt-6 text-muted text-links">
				Next: compare <Link href="/services">our services</Link>, or{" "}
				<Link href="/contact">contact us</Link> about a piece of work.
			</p>
		</div>
	);
}
