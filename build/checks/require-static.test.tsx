import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Island } from "#src/ui/island.tsx";
import { requireStatic } from "./require-static.ts";

function Counter() {
	const [count, setCount] = useState(0);
	return (
		<button type="button" onClick={() => setCount(count + 1)}>
			{count}
		</button>
	);
}

const Words = ({ children }: { children?: React.ReactNode }) => <p>Words {children}</p>;

test("static content is accepted, and so are hooks and handlers inside an island", () => {
	requireStatic(
		<>
			<Words>{[<Words key="1" />, "more", null]}</Words>
			<Island name="counter" part={Counter} />
		</>,
	);
});

test("a hook outside an island is refused, and the error names its component", () => {
	// React logs an error about the invalid hook call.
	vi.spyOn(console, "error").mockImplementation(() => {});
	const page = (
		<Words>
			<Counter />
		</Words>
	);
	expect(() => requireStatic(page)).toThrow(/^Counter failed outside React/);
});

test("an event handler outside an island is refused", () => {
	const Opener = () => <details onToggle={() => {}} />;
	expect(() => requireStatic(<Opener />)).toThrow(/^Opener passes a function \(onToggle\)/);
});
