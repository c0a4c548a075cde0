import { isValidElement, type ReactNode } from "react";
import { Live } from "~/live/live";

function refuse(component: string, why: string, cause?: unknown): never {
	throw new Error(
		`${component} ${why}, but pages are static HTML. Move the interactive part into its own module, list it in src/live-parts.ts, and render it with <Live>.`,
		{ cause },
	);
}

/**
 * Calls the components of a page without React, so that a hook of any of them fails, and looks for
 * event handlers: both would be dead in the browser, which gets a page as markup.
 * @param component the name of the one that the node comes from
 * @throws with the name of the component that has something to run outside a `Live`
 */
export function requireStatic(node: ReactNode, component = "The page"): void {
	if (Array.isArray(node)) {
		for (const each of node) requireStatic(each, component);
		return;
	}
	if (!isValidElement<Record<string, unknown>>(node) || node.type === Live) return;
	const { type, props } = node;
	if (typeof type !== "function") {
		const handler = Object.keys(props).find((name) => typeof props[name] === "function");
		if (handler) refuse(component, `passes a function (${handler})`);
		if (typeof type === "object") refuse(component, "uses a component that only React can call");
		requireStatic(props.children as ReactNode, component);
		return;
	}
	let output: ReactNode;
	try {
		output = (type as (props: unknown) => ReactNode)(props);
	} catch (error) {
		refuse(type.name, "uses a hook", error);
	}
	requireStatic(output, type.name);
}
