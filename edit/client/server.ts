const token = document.querySelector<HTMLMetaElement>("meta[name=edit-token]")?.content ?? "";

/**
 * Asks the server, and the person as often as the server wants it.
 * @throws the server's no, as a reason for a person
 */
export async function ask<Answer>(operation: string, body: object = {}): Promise<Answer> {
	for (let confirmed = 0; ; confirmed += 1) {
		const response = await fetch(`/__edit/${operation}`, {
			method: "POST",
			headers: { "X-Edit-Token": token },
			body: JSON.stringify({ path: location.pathname, ...body, confirmed }),
		}).catch(() => {
			throw new Error("npm run edit isn’t running any more. Your words are kept here.");
		});
		const answer = await response.json();
		if (response.ok) return answer;
		if (!answer.asks || !confirm(answer.refused)) throw new Error(answer.refused);
	}
}

const remembered = "edit-words";

/** Shows the page as its sources are now, and says something there. */
export function reloadSaying(message: string, index = -1): void {
	sessionStorage.setItem(remembered, JSON.stringify({ message, index }));
	location.reload();
}

/** What is to be said since the page was reloaded, and at which of its texts. */
export function reloaded(): { message?: string; index?: number } {
	const kept = sessionStorage.getItem(remembered);
	sessionStorage.removeItem(remembered);
	return JSON.parse(kept ?? "{}");
}
