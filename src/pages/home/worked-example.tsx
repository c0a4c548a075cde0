import { UserCheck } from "lucide";
import {
	Fragment,
	type KeyboardEvent,
	type MouseEvent,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { type ExampleRequest, requests } from "#src/pages/home/example-requests.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";

type Decision = keyof ExampleRequest["outcomes"];

/** How far a visitor is with a request. */
interface Progress {
	decision?: Decision;
	editing?: boolean;
	/** The visitor's own version of the draft. */
	text?: string | undefined;
}

/** A double-click's second click would press the button that has just replaced the first one. */
function ignoreDoubleClick(event: MouseEvent) {
	if (event.detail > 1) event.stopPropagation();
}

/** The number of a sentence's source. */
function SourceNumber({ number }: { number: number }) {
	return (
		<span className="example-number">
			<span className="sr-only">source </span>
			{number}
		</span>
	);
}

function Sources({ request }: { request: ExampleRequest }) {
	return (
		<ul>
			{request.sources.map(({ title, text }) => (
				<li key={title} className="py-4">
					<p className="font-semibold text-small">{title}</p>
					<p className="mt-1">
						{text.map((part) =>
							typeof part === "string" ? (
								part
							) : (
								<mark key={part.source} className="example-mark">
									{part.text}&nbsp;
									<SourceNumber number={part.source} />
								</mark>
							),
						)}
					</p>
				</li>
			))}
		</ul>
	);
}

/**
 * A supervised request that a visitor can try: read what came in, see the draft and its sources, and
 * decide. Nothing is sent, and no model runs.
 */
export function WorkedExample() {
	const [index, setIndex] = useState(0);
	/** By the request's index. */
	const [progress, setProgress] = useState<Readonly<Record<number, Progress>>>({});
	const next = useRef<HTMLButtonElement>(null);
	const field = useRef<HTMLTextAreaElement>(null);
	const first = useRef<HTMLButtonElement>(null);
	const change = useRef<HTMLButtonElement>(null);
	const request = requests[index] as ExampleRequest;
	const { decision, editing, text } = progress[index] ?? {};
	const draft = request.draft.map((sentence) => sentence.text).join(" ");
	const nextFocus = useRef<{ current: HTMLElement | null }>(undefined);

	const update = (now: Progress) => setProgress({ ...progress, [index]: now });

	/** Updates the request, then moves the focus to the control that replaces the pressed button. */
	function act(now: Progress, focusNext: { current: HTMLElement | null }) {
		nextFocus.current = focusNext;
		update(now);
	}

	function leaveField({ key, keyCode, nativeEvent }: KeyboardEvent) {
		// An input method's Escape ends what is being composed. In Safari only the code says that it is one's.
		const composing = nativeEvent.isComposing || keyCode === 229;
		if (key === "Escape" && !composing) act({ text }, change);
	}

	/** Sends the visitor's version, unless it's empty. */
	function send() {
		const empty = text?.trim() === "";
		field.current?.setCustomValidity(
			empty ? "There’s nothing to send. Write a reply, or go back." : "",
		);
		if (!field.current?.reportValidity()) return;
		const changed = text !== undefined && text.trim() !== draft;
		act({ decision: changed ? "changed" : "approved", text }, next);
	}

	/** Shows the next request, with the focus where the visitor goes on with it. */
	function showNext() {
		const following = (index + 1) % requests.length;
		const { decision, editing } = progress[following] ?? {};
		nextFocus.current = editing ? field : decision ? next : first;
		setIndex(following);
	}

	useLayoutEffect(() => {
		nextFocus.current?.current?.focus({ preventScroll: true });
		nextFocus.current = undefined;
	});

	return (
		<div className="worked-example">
			{/* biome-ignore lint/a11y/useSemanticElements: three buttons, no form to group */}
			<div role="group" aria-label="Choose a request" className="example-choice needs-script">
				{requests.map(({ from }, each) => (
					<Fragment key={from}>
						<button type="button" aria-pressed={each === index} onClick={() => setIndex(each)}>
							{from}
						</button>{" "}
					</Fragment>
				))}
			</div>
			<div className="example-desk">
				{/* Another request gets new elements, because a translator replaces text that React would update. */}
				<div key={`request ${index}`} className="grid gap-6 p-4 sm:p-8 lg:grid-cols-2">
					<section aria-label="What came in">
						<h3 className="mb-3 text-base">What came in</h3>
						<Sources request={request} />
					</section>
					<section aria-label="The draft" className="flex flex-col">
						<h3 className="mb-3 text-base">
							{decision === "changed" ? "The draft, as you changed it" : "The draft"}
						</h3>
						{editing ? (
							// React removes this element, and finds the field wherever an extension has moved it within.
							<div className="contents">
								<textarea
									ref={field}
									aria-label="The draft, for you to change"
									value={text ?? draft}
									onChange={({ target }) => update({ editing, text: target.value })}
									onKeyDown={leaveField}
									rows={6}
									className="example-draft block w-full border-2 border-accent text-lead"
								/>
							</div>
						) : (
							<p className="example-draft border border-line text-lead">
								{decision === "changed"
									? text
									: request.draft.map((sentence) => (
											<span key={sentence.source} className="block not-first:mt-3">
												{sentence.text}&nbsp;
												<SourceNumber number={sentence.source} />{" "}
											</span>
										))}
							</p>
						)}
						<p className="mt-4">
							<strong className="font-semibold">Couldn’t settle: </strong>
							{request.gap}
						</p>
					</section>
				</div>
				<div className="example-gate">
					<p className="flex items-center gap-2.5 font-semibold">
						<Icon icon={UserCheck} />
						<span>{decision ? "A person decided" : "A person decides"}</span>
					</p>
					<p className="grow">
						{`${request.role}: ${decision ? `you ${decision} it.` : request.question}`}
					</p>
					<div className="example-answers needs-script" onClickCapture={ignoreDoubleClick}>
						{editing ? (
							<Fragment key="editing">
								<Button look="secondary" onClick={() => act({ text }, change)}>
									Back
								</Button>{" "}
								<Button onClick={send}>Send my version</Button>
							</Fragment>
						) : decision ? (
							<Fragment key="decided">
								<Button look="secondary" onClick={() => act({}, first)}>
									Start again
								</Button>{" "}
								<Button ref={next} onClick={showNext}>
									Next request
								</Button>
							</Fragment>
						) : (
							<Fragment key="open">
								<Button ref={first} onClick={() => act({ decision: "approved", text }, next)}>
									Approve
								</Button>{" "}
								<Button
									ref={change}
									look="secondary"
									onClick={() => act({ editing: true, text }, field)}
								>
									Change
								</Button>{" "}
								<Button look="secondary" onClick={() => act({ decision: "refused", text }, next)}>
									Refuse
								</Button>
							</Fragment>
						)}
					</div>
				</div>
				<div className="example-log">
					<h3 className="text-small">The log</h3>
					<div role="log" aria-label="The log">
						<p key={request.read}>
							<span>9:12 am</span> {request.read}
						</p>
						<p>
							<span>9:12 am</span> Wrote a draft from 3 sources. Waiting for a person.
						</p>
						{decision && (
							<p className="font-semibold">
								<span>9:14 am</span> {request.outcomes[decision]}
							</p>
						)}
					</div>
					<div className="without-script">
						<p>What the next line would say:</p>
						<ul>
							<li>{request.outcomes.approved}</li>
							<li>{request.outcomes.changed}</li>
							<li>{request.outcomes.refused}</li>
						</ul>
						<p>To decide the other requests, turn on JavaScript in your browser.</p>
					</div>
				</div>
			</div>
		</div>
	);
}
