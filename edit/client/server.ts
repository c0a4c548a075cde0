const token = document.querySelector<HTMLMetaElement>("meta[name=edit-token]")?.content ?? "";

/**
 * Sends a request to the server. If the server asks for confirmation, asks the person and sends it again.
 * @throws the server's refusal, in words for the person editing
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
		if (response.status !== 428 || !confirm(answer)) throw new Error(answer);
	}
}

const remembered = "edit-words";

/** Reloads the page, then shows a message in the bar. */
export function reloadSaying(message: string, index = -1): void {
	sessionStorage.setItem(remembered, JSON.stringify({ message, index }));
	location.reload();
}

/** The message to show after a reload, and the index of the text to focus. */
export function reloaded(): { message?: string; index?: number } {
	const kept = sessionStorage.getItem(remembered);
	sessionStorage.removeItem(remembered);
	return JSON.parse(kept ?? "{}");
}
