import { randomUUID } from "node:crypto";
import { authOrigin } from "../shared/builds.ts";

/** The project id of the site under test and of the emulator. */
const project = "demo-site";
const accounts = `/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`;

/** The parts of an account's record that the tests use. */
export interface Account {
	localId: string;
	email: string;
	password: string;
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
export const newEmail = () => `${randomUUID()}@example.com`;

/** Creates an account for one test. */
export async function createAccount(
	details: { displayName?: string; photoUrl?: string } = {},
): Promise<Account> {
	const account = { email: newEmail(), password: "a long enough phrase" };
	const { localId } = await ask<Account>("POST", accounts, { ...account, ...details });
	return { localId, ...account };
}

export async function findAccount(email: string): Promise<Account | undefined> {
	const body = { email: [email] };
	const { users } = await ask<{ users?: Account[] }>("POST", `${accounts}:lookup`, body);
	return users?.[0];
}

/** Changes an account as its owner can, who may have lost it meanwhile. */
export const changeAccount = ({ localId }: Account, details: { disableUser?: boolean }) =>
	ask("POST", `${accounts}:update`, { localId, ...details });

/**
 * Switches email enumeration protection, which hides whether an address has an account. It affects the
 * whole emulator, so only one test may use it.
 */
export const protectEmails = (enabled: boolean) =>
	ask("PATCH", `/emulator/v1/projects/${project}/config`, {
		emailPrivacyConfig: { enableImprovedEmailPrivacy: enabled },
	});
