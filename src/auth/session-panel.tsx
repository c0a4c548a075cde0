import { useState } from "react";
import { MessageBoxes } from "#src/auth/message-boxes.tsx";
import { messages } from "#src/auth/messages.ts";
import type { AuthProvider, Session } from "#src/auth/provider.ts";
import { Button } from "#src/ui/button.tsx";
import { Link } from "#src/ui/link.tsx";

/** The only allowed origin of photos: Google's server for profile pictures. */
const photoOrigin = "https://lh3.googleusercontent.com";

const timeFormat = new Intl.DateTimeFormat("en-NZ", { dateStyle: "long", timeStyle: "short" });

const notSignedOut = { id: 0, kind: "error", text: messages.notSignedOut } as const;

interface SessionPanelProps {
	session: Session;
	connect: () => Promise<AuthProvider>;
}

/** Replaces the form while the visitor is signed in. */
export function SessionPanel({ session, connect }: SessionPanelProps) {
	const [failed, setFailed] = useState(false);
	const name = session.name || session.email || "a visitor without a name";

	async function signOut() {
		setFailed(false);
		try {
			await (await connect()).signOut();
		} catch {
			setFailed(true);
		}
	}

	return (
		<div>
			<div className="flex items-center gap-4">
				<Photo session={session} name={name} />
				<h1 id="account-title" tabIndex={-1} className="text-heading">
					You’re signed in
				</h1>
			</div>
			<dl className="mt-7 grid gap-4 border-y border-line py-5">
				<div>
					<dt className="text-small text-muted">Signed in as</dt>
					<dd className="font-medium wrap-anywhere">
						<bdi>{name}</bdi>
					</dd>
					{session.name && session.email && (
						<dd className="text-small text-muted wrap-anywhere">{session.email}</dd>
					)}
				</div>
				<div>
					<dt className="text-small text-muted">Session began</dt>
					<dd>
						<time dateTime={session.began.toISOString()}>{timeFormat.format(session.began)}</time>
					</dd>
				</div>
			</dl>
			<div className="mt-6">
				<MessageBoxes message={failed ? notSignedOut : null} />
				<Button variant="secondary" onClick={signOut} className="min-h-12 w-full">
					Sign out
				</Button>
			</div>
			<p className="mt-6 text-muted text-links">
				That’s all an account does today. Next: compare <Link href="/services">our services</Link>,
				or <Link href="/contact">contact us</Link> about a piece of work.
			</p>
		</div>
	);
}

/** The visitor's photo, or the first letter of their name if there is none. */
function Photo({ session, name }: { session: Session; name: string }) {
	const [failed, setFailed] = useState(false);
	const shape = "size-14 shrink-0 rounded-full";
	if (session.photoUrl?.startsWith(`${photoOrigin}/`) && !failed) {
		return (
			<img
				src={session.photoUrl}
				alt=""
				width={56}
				height={56}
				referrerPolicy="no-referrer"
				onError={() => setFailed(true)}
				className={`${shape} bg-surface object-cover`}
			/>
		);
	}
	return (
		<span
			aria-hidden="true"
			className={`${shape} grid place-items-center border border-accent bg-accent-soft text-subheading font-semibold text-accent uppercase`}
		>
			{[...name][0]}
		</span>
	);
}
