import { type SyntheticEvent, useState } from "react";
import { checkNhi } from "#src/pages/solutions/data-analytics/nhi-number.ts";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";

const formats = {
	AAANNNC: "the old format (AAANNNC, modulus 11)",
	AAANNAX: "the new format (AAANNAX, modulus 23)",
} as const;

/** The result of a check as a sentence. */
function answer(text: string): string {
	const number = text.trim().toUpperCase();
	const check = checkNhi(text);
	switch (check.result) {
		case "passes":
			return `${number} passes in ${formats[check.format]}.`;
		case "fails":
			return check.expected === null
				? `${number} fails in ${formats[check.format]}: numbers that start like this are never issued.`
				: `${number} fails in ${formats[check.format]}: the last character should be ${check.expected}.`;
		case "not a test number":
			return "That doesn’t start with Z, so it may be somebody’s. This checker takes test numbers only.";
		case "wrong shape":
			return "That’s neither format: three letters and four digits, or three letters, two digits and two letters, without I or O.";
	}
}

/** Checks test NHI numbers in the browser. Nothing is sent or stored. */
export function NhiChecker() {
	const [found, setFound] = useState({ text: "", checks: 0 });

	function check(event: SyntheticEvent<HTMLFormElement>) {
		event.preventDefault();
		const text = answer(String(new FormData(event.currentTarget).get("nhi") ?? ""));
		setFound(({ checks }) => ({ text, checks: checks + 1 }));
	}

	return (
		<>
			<noscript>The checker needs JavaScript turned on in your browser.</noscript>
			{/* Outside a dialog, the method "dialog" never sends anything. */}
			<form method="dialog" onSubmit={check} className="needs-script max-w-[28rem] noscript:hidden">
				<Field
					id="test-nhi"
					name="nhi"
					label="Test NHI number, such as ZAC5361 or ZBN77VL"
					autoComplete="off"
					autoCapitalize="characters"
					autoCorrect="off"
					spellCheck={false}
					required
				/>
				<Button type="submit" variant="secondary" className="mt-3">
					Check it
				</Button>
				<p role="status" className="mt-3">
					{/* A new element each time, so that screen readers announce the same answer again. */}
					<span key={found.checks}>{found.text}</span>
				</p>
			</form>
		</>
	);
}
