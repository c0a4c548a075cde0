/** Rejects if a promise takes longer than a limit, in milliseconds. What the promise stands for goes on. */
export function withTimeout<Value>(promise: Promise<Value>, limit: number): Promise<Value> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => reject(new Error("It took too long.")), limit);
		promise.then(resolve, reject).finally(() => clearTimeout(timer));
	});
}
