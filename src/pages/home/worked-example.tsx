import { Fragment, type MouseEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { requests } from "#src/pages/home/requests.ts";
import { Button } from "#src/ui/button.tsx";

const start = { index: 0, round: 0, stage: "open" };

/** The second click of a double-click would press the button that has just replaced the first. */
function ignoreDoubleClick(event: MouseEvent) {
	if (event.detail > 1) event.stopPropagation();
}

function SourceNumber({ index }: { index: number }) {
	return (
		<span className="rounded-full bg-accent px-2 py-0.5 font-semibold text-label text-on-accent">
			<span className="sr-only">source </span>
			{index + 1}
		</span>
	);
}

/** A request that a visitor decides: nothing is sent, and no model runs. */
export function WorkedExample() {
	const [{ index, round, stage }, setState] = useState(start);
	const field = useRef<HTMLDivElement>(null);
	const gate = useRef<HTMLParagraphElement>(null);
	const { sources, draft, gap, question, approved, refused } = requests[index] ?? requests[0];
	const editing = stage === "editing" || stage === "edited";
	const outcome = {
		approved: `Approved by you. ${approved}`,
		changed: "Changed by you, then sent. Both versions are on file.",
		refused: `Refused by you. Nothing sent. ${refused}`,
	}[stage];

	/** Also moves the focus, because the button that was pressed goes. */
	function show(next: Partial<typeof start>, focused = gate) {
		flushSync(() => setState((state) => ({ ...state, ...next })));
		focused.current?.focus({ preventScroll: true });
	}
	const open = (request: number) => show({ index: request, round: round + 1, stage: "open" });
	const send = () => show({ stage: stage === "edited" ? "changed" : "approved" });
	const buttons = outcome
		? {
				"Next request": () => open((index + 1) % requests.length),
				"Start again": () => open(index),
			}
		: {
				[editing ? "Send my version" : "Approve"]: send,
				...(!editing && { Change: () => show({ stage: "editing" }, field) }),
				Refuse: () => show({ stage: "refused" }),
			};

	return (
		<div className="overflow-hidden rounded-panel border border-control bg-surface">
			<div className="needs-script flex flex-wrap gap-x-6 border-line border-b px-4 sm:px-8">
				{requests.map(({ from }, each) => (
					<Fragment key={from}>
						<button
							type="button"
							aria-pressed={each === index}
							onClick={() => setState({ index: each, round: round + 1, stage: "open" })}
							className="-mb-px min-h-12 border-transparent border-b-2 font-medium aria-pressed:border-accent aria-pressed:font-semibold"
						>
							{from}
						</button>{" "}
					</Fragment>
				))}
			</div>
			{/* Each round has new elements: a visitor or a translator may have changed the old ones. */}
			<div key={round} className="grid gap-x-12 gap-y-6 p-4 sm:p-8 lg:grid-cols-2">
				<div>
					<h3>What came in</h3>
					<ul>
						{sources.map(([title, text], source) => {
							const [before, cited, after] = text.split(/[[\]]/);
							return (
								<li key={title} className="border-line py-4 not-first:border-t">
									<p className="font-semibold">{title}</p>
									<p className="mt-1">
										{before}
										<mark className="bg-accent-soft text-ink underline decoration-2 decoration-accent">
											{cited}&nbsp;
											<SourceNumber index={source} />
										</mark>
										{after}
									</p>
								</li>
							);
						})}
					</ul>
				</div>
				<div>
					<h3>The draft</h3>
					{/* biome-ignore lint/a11y/useSemanticElements: a textarea can't hold the sources' numbers */}
					<div
						ref={field}
						role="textbox"
						tabIndex={editing ? 0 : -1}
						aria-label="The draft"
						aria-readonly={!editing}
						contentEditable={editing}
						suppressContentEditableWarning
						onInput={() => setState({ index, round, stage: "edited" })}
						className="mt-4 rounded-control border border-line bg-raised p-5 text-lead *:not-first:mt-3"
					>
						{draft.map((sentence, source) => (
							<p key={sentence}>
								{sentence}&nbsp;
								<SourceNumber index={source} />
							</p>
						))}
					</div>
					<p className="mt-4">
						<strong className="font-semibold">Couldn’t settle: </strong>
						{gap}
					</p>
				</div>
			</div>
			<div
				key={`${round} ${outcome}`}
				className="ground-decided flex flex-wrap items-center gap-x-6 gap-y-3 p-4 [--color-on-accent:var(--color-highlight)] sm:px-8"
			>
				<p ref={gate} tabIndex={-1} className="grow">
					<strong className="font-semibold">{`A person ${outcome ? "decided" : "decides"}. `}</strong>
					{outcome ?? question}
				</p>
				<div className="needs-script flex flex-wrap gap-2" onClickCapture={ignoreDoubleClick}>
					{Object.entries(buttons).map(([name, press], place) => (
						<Fragment key={name}>
							<Button variant={place ? "secondary" : "primary"} onClick={press}>
								{name}
							</Button>{" "}
						</Fragment>
					))}
				</div>
			</div>
			<div role="log" aria-label="The log" className="bg-ground p-4 even-figures sm:px-8">
				<p>9:12 am: read three sources, wrote a draft. Waiting for a person.</p>
				{outcome && <p className="mt-1 font-semibold">{`9:14 am: ${outcome}`}</p>}
			</div>
		</div>
	);
}
