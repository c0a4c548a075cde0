import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Live } from "~/live/live";
import { requireStatic } from "~/live/require-static";

function Counter() {
	const [count, setCount] = useState(0);
	return (
		<button type="button" onClick={() => setCount(count + 1)}>
			{count}
		</button>
	);
}

const Words = ({ children }: { children?: React.ReactNode }) => <p>Words {children}</p>;

test("words, and what runs inside a live part, may stand in a page", () => {
	requireStatic(
		<>
			<Words>{[<Words key="1" />, "more", null]}</Words>
			<Live name="counter" part={Counter} />
		</>,
	);
});

test("a hook outside a live part is refused, by the name of its component", () => {
	// React says in the console what it thinks of such a call.
	vi.spyOn(console, "error").mockImplementation(() => {});
	const page = (
		<Words>
			<Counter />
		</Words>
	);
	expect(() => requireStatic(page)).toThrow(/^Counter uses a hook/);
});

test("so is a handler", () => {
	const Opener = () => <details onToggle={() => {}} />;
	expect(() => requireStatic(<Opener />)).toThrow(/^Opener hands over a function \(onToggle\)/);
});
