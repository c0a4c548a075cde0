import type { ReactNode } from "react";
import { Connector, Diagram } from "#src/sections/diagram.tsx";

/** The look of a find: where the search began, not yet traced, or traced. */
const looks = {
	origin: "border-transparent bg-ink text-ground",
	open: "border-control border-dashed bg-ground",
	traced: "border-control bg-ground",
};

interface Find {
	/** The lot, batch or place. */
	name: string;
	text: string;
	/** The default is traced. */
	state?: keyof typeof looks;
}

interface Question {
	question: string;
	/** Two or three, one for each row of the tree. */
	found: readonly Find[];
	/** How the answer was found. */
	answer: string;
	/** Lines to the next question's finds, as indexes from the top. */
	leadsTo?: readonly (readonly [from: 0 | 1 | 2, to: 0 | 1 | 2])[];
}

export interface BatchGenealogyProps {
	caption: ReactNode;
	/** A line above the diagram that says it is an example. */
	example: string;
	questions: readonly [Question, Question, Question, Question];
	/** Questions that the tree doesn't answer. */
	beyond: readonly { question: string; answer: string }[];
}

const columns = ["lg:col-start-1", "lg:col-start-3", "lg:col-start-5", "lg:col-start-7"];
const gaps = ["lg:col-start-2", "lg:col-start-4", "lg:col-start-6"];

/** Traces a withdrawn lot to every place it is now, question by question. */
export function BatchGenealogy({ caption, example, questions, beyond }: BatchGenealogyProps) {
	return (
		<Diagram caption={caption} example={example}>
			<ol className="grid gap-16 pt-8 lg:grid-cols-[1fr_3.5rem_1fr_3.5rem_1fr_3.5rem_1fr] lg:gap-x-0 lg:gap-y-5">
				{questions.map(({ question, found, answer, leadsTo }, index) => (
					<li key={question} className="relative lg:contents">
						{index > 0 && (
							<Connector direction="down" className="absolute bottom-full left-8 mb-4 lg:hidden" />
						)}
						<h3 className={`text-subheading lg:row-start-1 ${columns[index]}`}>{question}</h3>
						<ul
							className={`mt-4 grid gap-3 sm:max-lg:auto-cols-fr sm:max-lg:grid-flow-col lg:row-start-2 lg:mt-0 lg:auto-rows-fr lg:grid-rows-3 ${columns[index]}`}
						>
							{found.map(({ name, text, state = "traced" }) => (
								<li key={name} className={`rounded-control border px-4 py-3 ${looks[state]}`}>
									<p className="text-[1em]/snug font-semibold">{name}</p>
									<p className={`text-small ${state === "origin" ? "" : "text-muted"}`}>{text}</p>
								</li>
							))}
						</ul>
						{leadsTo && (
							<svg
								width="32"
								height="96"
								aria-hidden="true"
								viewBox="0 0 10 3"
								preserveAspectRatio="none"
								className={`hidden h-full w-full fill-none stroke-[1.75] stroke-accent lg:row-start-2 lg:block ${gaps[index]}`}
							>
								{leadsTo.map(([from, to]) => (
									<path
										key={`${from} ${to}`}
										vectorEffect="non-scaling-stroke"
										d={`M0 ${from + 0.5}C5 ${from + 0.5} 5 ${to + 0.5} 10 ${to + 0.5}`}
									/>
								))}
							</svg>
						)}
						<p className={`mt-3 text-small lg:row-start-3 lg:mt-0 ${columns[index]}`}>{answer}</p>
					</li>
				))}
			</ol>
			<dl className="mt-10 grid gap-x-6 gap-y-8 border-control border-t pt-8 md:grid-cols-3 lg:mt-14 lg:gap-x-14">
				{beyond.map(({ question, answer }) => (
					<div key={question}>
						<dt className="font-semibold text-subheading">{question}</dt>
						<dd className="mt-2 max-w-measure text-muted text-small">{answer}</dd>
					</div>
				))}
			</dl>
		</Diagram>
	);
}
