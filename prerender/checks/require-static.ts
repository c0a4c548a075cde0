import { isValidElement, type ReactNode } from "react";
import { Live } from "#src/ui/live.tsx";

function refuse(component: string, why: string, cause?: unknown): never {
	throw new Error(
		`${component} ${why}, but pages are static HTML. Move the interactive part into its own module, list it in src/live-parts.ts, and render it with <Live>.`,
		{ cause },
	);
}

/**
 * Checks that a page has no hooks or event handlers outside its live parts. They would do nothing,
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
		const { message } = error as Error;
		// Without a renderer, React reads its hooks from null: "… (reading 'useState')".
		if (/\(reading 'use([A-Z]\w*)?'\)/.test(message)) refuse(type.name, "uses a hook", error);
		throw new Error(`${type.name} failed: ${message}`, { cause: error });
	}
	requireStatic(output, type.name);
}
