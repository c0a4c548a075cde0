import { useEffect, useRef, useState } from "react";
import type { Place } from "../api.ts";
import { editor, placeName } from "./editor.ts";
import { type Typing, typeIn } from "./typing.ts";

interface WordsFieldProps {
	label: string;
	place: Place;
	/** In characters. */
	least?: number;
	most?: number;
	onInput?: (text: string) => void;
}

/** Words of a source in a field of their own, with a count where there is a limit. */
export function WordsField({ label, place, least = 0, most, onInput }: WordsFieldProps) {
	const holder = useRef<HTMLDivElement>(null);
	const typing = useRef<Typing>(null);
	const [length, setLength] = useState(0);
	const [problem, setProblem] = useState("");

	async function save() {
		if (!typing.current) return;
		const texts = typing.current.texts();
		const saved = await editor.try(() => editor.write(place, texts));
		if (saved) location.reload();
		else setProblem(editor.state.message);
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: the field keeps what is typed in it
	useEffect(() => {
		const made = typeIn(place, label, {
			save,
			discard: () => editor.set({ panel: undefined }),
			input() {
				setLength(made.text().length);
				onInput?.(made.text());
			},
		});
		typing.current = made;
		setLength(made.text().length);
		holder.current?.replaceChildren(made.element);
	}, [place]);

	return (
		<div className="field">
			<strong>{label}</strong>
			<div ref={holder} />
			<small>
				{placeName(place)}
				{(most || least > 0) && `. ${length} characters of ${least} to ${most ?? "any number"}`}
			</small>
			{problem && (
				<p className="refused" role="alert">
					{problem}
				</p>
			)}
			<button type="button" onClick={save}>
				Save
			</button>
		</div>
	);
}
