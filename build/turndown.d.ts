/** What is used of Turndown, which comes without types. */
declare module "turndown" {
	namespace TurndownService {
		type Filter = string | readonly string[] | ((node: HTMLElement) => boolean);
	}
	class TurndownService {
		constructor(options: { headingStyle: "atx"; bulletListMarker: "-"; emDelimiter: "*" });
		remove(names: readonly string[]): this;
		addRule(
			name: string,
			rule: {
				filter: TurndownService.Filter;
				replacement: (content: string, node: Node) => string;
			},
		): this;
		turndown(root: HTMLElement): string;
	}
	export default TurndownService;
}
