const numbers = [
	"no",
	"one",
	"two",
	"three",
	"four",
	"five",
	"six",
	"seven",
	"eight",
	"nine",
	"ten",
	"eleven",
	"twelve",
];

/** A number in words up to twelve, in digits after that. */
const inWords = (number: number): string => numbers[number] ?? `${number}`;

/** How many there are: "one industry", "five industries". */
export const count = (number: number, one: string, more: string): string =>
	`${inWords(number)} ${number === 1 ? one : more}`;

/** A text with a capital at its start. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
