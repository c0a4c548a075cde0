import { randomUUID } from "node:crypto";
import { authOrigin } from "../shared/builds.ts";

/** The project id of the site under test and of the emulator. */
const project = "demo-site";
const accounts = `/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`;

export interface Account {
	id: string;
	email: string;
	password: string;
}

/** The parts of the emulator's account record that the tests use. */
interface StoredAccount {
	localId: string;
	email: string;
	displayName?: string;
}

/** Sends a request to the emulator with the owner's rights. */
async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
	const response = await fetch(`${authOrigin}${path}`, {
		method,
		headers: { authorization: "Bearer owner", "content-type": "application/json" },
		...(body ? { body: JSON.stringify(body) } : {}),
	});
	if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
	return (await response.json()) as Answer;
}

/** A unique email address. All tests share one emulator. */
export function newEmail(): string {
	return `${randomUUID()}@example.com`;
}

/** Creates an account for one test. */
export async function createAccount(
	details: { displayName?: string; photoUrl?: string } = {},
): Promise<Account> {
	const account = { email: newEmail(), password: "a long enough phrase" };
	const { localId } = await ask<StoredAccount>("POST", accounts, { ...account, ...details });
	return { id: localId, ...account };
}

export async function findAccount(email: string): Promise<StoredAccount | undefined> {
	const { users } = await ask<{ users?: StoredAccount[] }>("POST", `${accounts}:lookup`, {
		email: [email],
	});
	return users?.[0];
}

const change = ({ id }: Account, details: object) =>
	ask("POST", `${accounts}:update`, { localId: id, ...details });

export const disableAccount = (account: Account) => change(account, { disableUser: true });

export const changePhoto = (account: Account, photoUrl: string) => change(account, { photoUrl });

export const deleteAccount = ({ id }: Account) =>
	ask("POST", `${accounts}:delete`, { localId: id });

/**
 * Ends every session of an account, on all devices. Token times are in whole seconds, so use a time
 * slightly in the future to cover all tokens so far.
 */
export const revokeSessions = (account: Account) =>
	change(account, { validSince: String(Math.floor(Date.now() / 1000) + 2) });

/** The emails to an address, which the emulator keeps instead of sending. */
export async function emailsTo(email: string) {
	const { oobCodes } = await ask<{
		oobCodes: { email: string; requestType: string; oobLink: string }[];
	}>("GET", `/emulator/v1/projects/${project}/oobCodes`);
	return oobCodes.filter((code) => code.email === email);
}

/** The link of the newest reset email to an address. */
export async function resetLink(email: string): Promise<string> {
	const emails = await emailsTo(email);
	const mail = emails.findLast(({ requestType }) => requestType === "PASSWORD_RESET");
	if (!mail) throw new Error(`No reset email has been sent to ${email}.`);
	return mail.oobLink;
}

/** Sets a new password with a reset link. */
export async function setNewPassword(link: string, password: string) {
	const response = await fetch(`${link}&newPassword=${encodeURIComponent(password)}`);
	if (!response.ok) throw new Error(await response.text());
}

/**
 * Switches email enumeration protection, which hides whether an address has an account. It affects the
 * whole emulator, so only one test file may use it, with tests that run one after another.
 */
export const protectEmails = (enabled: boolean) =>
	ask("PATCH", `/emulator/v1/projects/${project}/config`, {
		emailPrivacyConfig: { enableImprovedEmailPrivacy: enabled },
	});
