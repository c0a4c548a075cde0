/** A no that says why, and leaves everything as it was. */
export class Refusal extends Error {
	/**
	 * @param status of the HTTP response
	 * @param ask how often the person is still to be asked before it's a yes
	 */
	constructor(
		message: string,
		readonly status = 422,
		readonly ask = 0,
	) {
		super(message);
	}
}
