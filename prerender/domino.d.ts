// Its own declarations are of another name.
declare module "@mixmark-io/domino" {
	export function createDocument(markup: string): Document;
}
