import { useEffect, useState } from "react";
import type { Head } from "../api.ts";
import { ask, drawCard } from "./ask.ts";
import { editor } from "./editor.ts";
import { WordsField } from "./words-field.tsx";

const labels = {
	title: "Title",
	description: "Description",
	headline: "Headline, also on the card",
	name: "Name, also on the card",
};

/** The page's title, description and card: their words, limits, and the card's picture. */
export function HeadPanel() {
	const [head, setHead] = useState<Head>();
	const [card, setCard] = useState({ name: "", headline: "" });
	const [picture, setPicture] = useState("");

	useEffect(() => {
		void editor.try(async () => {
			const found = await ask<Head>("head", { path: location.pathname });
			const text = (name: string) => found.fields.find((each) => each.name === name)?.text ?? "";
			setHead(found);
			setCard({ name: text("name"), headline: text("headline") });
		});
	}, []);

	useEffect(() => {
		if (!card.headline) return;
		// Once the typing pauses.
		const later = setTimeout(async () => {
			await editor.try(async () =>
				setPicture(await drawCard({ path: location.pathname, ...card })),
			);
		}, 300);
		return () => clearTimeout(later);
	}, [card]);

	if (!head) return <p>Loading…</p>;
	return (
		<>
			<p>“{head.ending}” follows every title.</p>
			{head.fields.map(
				({ name, place, text, ...limits }) =>
					place && (
						<WordsField
							key={name}
							label={labels[name]}
							place={place}
							{...limits}
							onInput={(typed) => {
								if (name in card) setCard((drawn) => ({ ...drawn, [name]: typed }));
							}}
						/>
					),
			)}
			<strong>The card</strong>
			{picture && <img src={picture} alt={`Card: ${card.name}. ${card.headline}`} />}
		</>
	);
}
