import { isValidElement, type ReactNode } from "react";
import { Island } from "#src/ui/island.tsx";

const advice =
	"Pages and the shell around them are static HTML, without hooks or event handlers. Move an interactive part into its own module, list it in src/islands.ts, and render it with <Island>.";

/**
 * Checks that a page has no hooks or event handlers outside its islands. They would do nothing,
 * because the browser gets pages as static HTML. Calls the page's components without React, so that
 * any hook throws, and looks for functions among the props of elements.
 * @param component the name of the component that rendered the node
 * @throws an error that names the component with the hook or handler, or the one that fails
 */
export function requireStatic(node: ReactNode, component = "The page"): void {
	if (Array.isArray(node)) {
		for (const each of node) requireStatic(each, component);
		return;
	}
	if (!isValidElement<Record<string, unknown>>(node) || node.type === Island) return;
	const { type, props } = node;
	if (typeof type !== "function") {
		const handler = Object.keys(props).find((name) => typeof props[name] === "function");
		if (handler) throw new Error(`${component} passes a function (${handler}). ${advice}`);
		if (typeof type === "object") {
			throw new Error(`${component} uses a component that only React can call. ${advice}`);
		}
		requireStatic(props.children as ReactNode, component);
		return;
	}
	let output: ReactNode;
	try {
		output = (type as (props: unknown) => ReactNode)(props);
	} catch (error) {
		// Without a renderer, every hook throws a TypeError.
		if (!(error instanceof TypeError)) throw error;
		throw new Error(`${type.name} failed outside React: ${(error as Error).message}. ${advice}`, {
			cause: error,
		});
	}
	requireStatic(output, type.name);
}
