import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { Refusal } from "./refusal.ts";

const largest = 100_000;

/**
 * Lets only the site's own page in, with the session's token: no other page in the browser, whatever
 * name it has for this machine, and no other program's guess.
 * @param port of this server
 * @throws a refusal
 */
export function requireOwnPage(
	{ method, headers }: IncomingMessage,
	port: number,
	token: string,
): void {
	const refuse = (why: string, status: number): never => {
		throw new Refusal(why, status);
	};
	const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
	if (!hosts.includes(headers.host ?? "")) refuse("This is not the editor’s address.", 421);
	if (method !== "POST") refuse("The editor takes POST requests alone.", 405);
	if (headers.origin !== `http://${headers.host}`) refuse("This is not the site’s own page.", 403);
	if ((headers["sec-fetch-site"] ?? "same-origin") !== "same-origin")
		refuse("This is not the site’s own page.", 403);
	if (headers["content-type"] !== "application/json") refuse("The editor takes JSON alone.", 415);
	const given = Buffer.from(`${headers["x-edit-token"]}`);
	const wanted = Buffer.from(token);
	if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
		refuse("This page is of another session. Reload it.", 403);
}

/** A request's body, read as JSON. */
export async function bodyOf(request: IncomingMessage): Promise<unknown> {
	let body = "";
	for await (const chunk of request.setEncoding("utf8")) {
		if (body.length <= largest) body += chunk;
	}
	if (body.length > largest) throw new Refusal("That is too long.", 413);
	try {
		return JSON.parse(body);
	} catch {
		throw new Refusal("That is not JSON.", 400);
	}
}
