/** A build must know the public holidays for at least so long, in ms: a year. */
const least = 365 * 86_400_000;

/**
 * The day until which a build knows the public holidays, which is the end of the last one's year, if that is
 * less than a year away.
 * @param last the last holiday that it knows, such as "2029-12-26"
 */
export function holidaysEnd(last: string, today: Date): string | undefined {
	const end = `${last.slice(0, 4)}-12-31`;
	return Date.parse(end) - today.getTime() < least ? end : undefined;
}
