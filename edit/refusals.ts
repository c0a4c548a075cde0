/** Rejects a request with a reason for the person editing. Nothing has been changed. */
export class Refusal extends Error {
	/** @param status of the HTTP response. With 428 the person may confirm it and try again */
	constructor(
		message: string,
		readonly status = 422,
	) {
		super(message);
	}
}
