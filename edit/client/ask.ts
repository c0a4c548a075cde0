import type { Refused } from "../api.ts";

const token = document.querySelector<HTMLMetaElement>("meta[name=edit-token]")?.content ?? "";

/** The server's no, as a reason for a person. */
export class No extends Error {
	constructor(
		{ refused }: Refused,
		readonly status: number,
		/** How often the person is still to be asked before it's a yes. */
		readonly questions = 0,
	) {
		super(refused);
	}
}

async function post(operation: string, body: object): Promise<Response> {
	const response = await fetch(`/__edit/${operation}`, {
		method: "POST",
		headers: { "Content-Type": "application/json", "X-Edit-Token": token },
		body: JSON.stringify(body),
	}).catch(() => {
		throw new No({ refused: "npm run edit isn’t running any more. Your words are kept here." }, 0);
	});
	if (response.ok) return response;
	const refused: Refused = await response.json();
	throw new No(refused, response.status, refused.ask);
}

/**
 * Asks the server.
 * @throws No
 */
export const ask = async <Answer>(operation: string, body: object = {}): Promise<Answer> =>
	(await post(operation, body)).json();

/** The address of a page's social card, drawn with these words. */
export const drawCard = async (words: { path: string; name: string; headline: string }) =>
	URL.createObjectURL(await (await post("card", words)).blob());
