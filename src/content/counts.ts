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
export const inWords = (number: number): string => numbers[number] ?? `${number}`;

/** How many there are: "one industry", "five industries". */
export const count = (number: number, one: string, more: string): string =>
	`${inWords(number)} ${number === 1 ? one : more}`;

/** A text with a capital at its start. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface Forms<Text> {
	one: Text;
	/** Without it, two read like more. */
	two?: Text;
	more: Text;
}

/** The form of a text for a number of things. */
export function byNumber<Text>(number: number, { one, more, two = more }: Forms<Text>): Text {
	if (number === 1) return one;
	return number === 2 ? two : more;
}

/** Names in a row: "Ana", "Ana and Ben", "Ana, Ben and Cy". */
export const listed = (names: readonly string[]): string =>
	new Intl.ListFormat("en-NZ").format(names);
