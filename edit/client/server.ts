const token = document.querySelector<HTMLMetaElement>("meta[name=edit-token]")?.content ?? "";

/** The server's no, as a reason for a person. */
export class No extends Error {
	constructor(
		reason: string,
		readonly status: number,
		/** How often the person is still to be asked before it's a yes. */
		readonly questions: number,
	) {
		super(reason);
	}
}

/**
 * Asks the server.
 * @throws No
 */
export async function ask<Answer>(operation: string, body: object = {}): Promise<Answer> {
	const response = await fetch(`/__edit/${operation}`, {
		method: "POST",
		headers: { "X-Edit-Token": token },
		body: JSON.stringify(body),
	}).catch(() => {
		throw new No("npm run edit isn’t running any more. Your words are kept here.", 0, 0);
	});
	const answer = await response.json();
	if (!response.ok) throw new No(answer.refused, response.status, answer.ask);
	return answer;
}
