import { type ReactNode, useEffect, useRef } from "react";
import type { Found, Place } from "../api.ts";
import { Changes } from "./changes-panel.tsx";
import { editor, type Panel, placeName } from "./editor.ts";
import { HeadPanel } from "./head-panel.tsx";
import { WordsField } from "./words-field.tsx";

const close = () => editor.set({ panel: undefined });

interface WindowProps {
	title: string;
	onClose: () => void;
	children: ReactNode;
}

/** A window over the page, which Escape closes. */
function Window({ title, onClose, children }: WindowProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => dialog.current?.showModal(), []);
	return (
		<dialog ref={dialog} aria-label={title} onClose={onClose}>
			<h2>{title}</h2>
			{children}
		</dialog>
	);
}

/** The sources of which a text may be, to choose one. */
function Places({ places, choose }: { places: readonly Place[]; choose: (place: Place) => void }) {
	return (
		<Window title="Which of these do you mean?" onClose={close}>
			<p>The same words are in {places.length} places.</p>
			<ul>
				{places.map((place) => (
					<li key={`${place.file}:${place.start}`}>
						<button type="button" onClick={() => choose(place)}>
							{placeName(place)}
						</button>
					</li>
				))}
			</ul>
		</Window>
	);
}

/** Where words come from that no source has as they are, to change those instead. */
function Computed({ text, found: { facts, near } }: { text: string; found: Found }) {
	const sources = facts.length > 0 ? facts : near;
	return (
		<Window title={`“${text.trim()}” is worked out`} onClose={close}>
			<p>
				{facts.length > 0
					? "It comes from the company file. A change there changes every page."
					: near.length > 0
						? "The page’s code makes it from these words, or beside them:"
						: "The page counts it."}
			</p>
			<ul>
				{sources.map((place) => (
					<li key={`${place.file}:${place.start}`}>
						<button type="button" onClick={() => editor.set({ panel: { kind: "words", place } })}>
							{place.pieces.map((piece) => piece.text).join("")}
							<small>{placeName(place)}</small>
						</button>
					</li>
				))}
			</ul>
			<button type="button" onClick={close}>
				Close
			</button>
		</Window>
	);
}

/** What the person is asked before something is written that is probably not meant. */
export function Question({ reason, answer }: { reason: string; answer: (yes: boolean) => void }) {
	return (
		<Window title="Do you mean it?" onClose={() => answer(false)}>
			<p>{reason}</p>
			<div className="buttons">
				<button type="button" onClick={() => answer(false)}>
					Keep the old words
				</button>
				<button type="button" onClick={() => answer(true)}>
					Change it all the same
				</button>
			</div>
		</Window>
	);
}

/** The window that is open over the page, if any. */
export function Panels({ panel }: { panel: Panel | undefined }) {
	switch (panel?.kind) {
		case "places":
			return <Places {...panel} />;
		case "computed":
			return <Computed {...panel} />;
		case "words":
			return (
				<Window title={placeName(panel.place)} onClose={close}>
					<WordsField label="Words" place={panel.place} />
				</Window>
			);
		case "changes":
			return (
				<Window title="What changed" onClose={close}>
					<Changes />
				</Window>
			);
		case "head":
			return (
				<Window title="What search results and links show" onClose={close}>
					<HeadPanel />
				</Window>
			);
		default:
			return null;
	}
}
