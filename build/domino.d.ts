// The package's own types declare a module with a different name.
declare module "@mixmark-io/domino" {
	export function createDocument(markup: string): Document;
}
