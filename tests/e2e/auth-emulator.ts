import { randomUUID } from "node:crypto";
import { authOrigin } from "../builds.mjs";

/** The project that the site under test is built for, and the emulator started with. */
const project = "demo-site";
const identity = "/identitytoolkit.googleapis.com/v1";

export interface Account {
	id: string;
	email: string;
	password: string;
}

/** What the emulator keeps of an account, as much of it as the tests look at. */
interface StoredAccount {
	localId: string;
	email: string;
	displayName?: string;
}

/** Asks the emulator as the owner of the project, who may do everything. */
async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
	const response = await fetch(`${authOrigin}${path}`, {
		method,
		headers: { authorization: "Bearer owner", "content-type": "application/json" },
		...(body ? { body: JSON.stringify(body) } : {}),
	});
	if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
	return (await response.json()) as Answer;
}

/** An address that no other test uses: all of them share one emulator. */
export function newEmail(): string {
	return `${randomUUID()}@example.com`;
}

/** Creates an account of the test's own. */
export async function createAccount(
	details: { displayName?: string; photoUrl?: string } = {},
): Promise<Account> {
	const account = { email: newEmail(), password: "a long enough phrase" };
	const { localId } = await ask<StoredAccount>("POST", `${identity}/projects/${project}/accounts`, {
		...account,
		...details,
	});
	return { id: localId, ...account };
}

export async function findAccount(email: string): Promise<StoredAccount | undefined> {
	const { users } = await ask<{ users?: StoredAccount[] }>(
		"POST",
		`${identity}/projects/${project}/accounts:lookup`,
		{ email: [email] },
	);
	return users?.[0];
}

async function change(account: Account, details: object) {
	await ask("POST", `${identity}/projects/${project}/accounts:update`, {
		localId: account.id,
		...details,
	});
}

export async function disableAccount(account: Account) {
	await change(account, { disableUser: true });
}

export async function changePhoto(account: Account, photoUrl: string) {
	await change(account, { photoUrl });
}

export async function deleteAccount(account: Account) {
	await ask("POST", `${identity}/projects/${project}/accounts:delete`, { localId: account.id });
}

/** Ends every session of an account, on all devices. */
export async function revokeSessions(account: Account) {
	// Tokens count in whole seconds: a moment ahead is after any that has been given out by now.
	await change(account, { validSince: String(Math.floor(Date.now() / 1000) + 2) });
}

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

/** Opens a reset link and sets a new password, as its page would. */
export async function setNewPassword(link: string, password: string) {
	const response = await fetch(`${link}&newPassword=${encodeURIComponent(password)}`);
	if (!response.ok) throw new Error(await response.text());
}

/**
 * Switches email enumeration protection, which hides whether an address has an account. It holds
 * for the whole emulator: only one file of tests may use it, and those run one after another.
 */
export async function protectEmails(enabled: boolean) {
	await ask("PATCH", `/emulator/v1/projects/${project}/config`, {
		emailPrivacyConfig: { enableImprovedEmailPrivacy: enabled },
	});
}
