import type { ReactNode } from "react";
import { Diagram, PersonMark } from "#src/sections/diagram.tsx";
import { type Lane, Lanes } from "#src/sections/lanes.tsx";
import { stratumOf } from "#src/sections/strata.ts";
import { Strut } from "#src/sections/strut.tsx";

interface Find {
	/** The lot, batch or place. */
	name: string;
	text: string;
	/** How much of the withdrawn lot is in it. Without it, the find isn't traced yet. */
	kg?: number;
	/** Nobody knows yet where it is, so a person has to find it. */
	missing?: boolean;
}

/** What went from one question's find into one of the next: their indexes from the top, and the weight. */
type Link = readonly [from: number, to: number, kg: number];

interface Question {
	question: string;
	/** From the top. */
	found: readonly Find[];
	/** How the answer was found. */
	answer: string;
	leadsTo?: readonly Link[];
}

interface BatchGenealogyProps {
	caption: ReactNode;
	/** A line above the diagram that says it is an example. */
	example: string;
	questions: readonly [Question, Question, Question, Question];
	/** Questions that the tree doesn't answer. */
	beyond: readonly { question: string; answer: string }[];
}

/** The grid column of each question. */
const columns = ["lg:col-start-1", "lg:col-start-3", "lg:col-start-5", "lg:col-start-7"];

/* Sizes in em: the whole lot, the least that holds a find's text, the room for text elsewhere, and gaps. */
const whole = 42;
const least = 3.75;
const words = 6;
const between = 2;
/* On a phone, in per cent: the whole lot, the thinnest lane, and gaps. The rest is for the line to the last one. */
const wholeLane = 74;
const thinnest = 3;
const betweenLanes = 4;

interface Place {
	start: number;
	/** As thick as it is heavy. */
	weight: number;
	/** With the room that its text needs. */
	room: number;
}

/** The finds of a question one after another. */
function placesOf(
	found: readonly Find[],
	weigh: (kg: number) => number,
	gap: number,
	roomFor = (weight: number) => weight,
): Place[] {
	let end = -gap;
	return found.map(({ kg = 0 }) => {
		const weight = weigh(kg);
		const place = { start: end + gap, weight, room: roomFor(weight) };
		end = place.start + place.room;
		return place;
	});
}

interface BandsProps {
	from: readonly Place[];
	to: readonly Place[];
	question: Question;
	next: Question;
	weigh: (kg: number) => number;
}

/** From one question's finds to the next one's, 0 to 1: a band for each link, as wide as its weight. */
function Bands({ from, to, question, next, weigh }: BandsProps) {
	const [left, right] = [from.map(({ start }) => start), to.map(({ start }) => start)];
	return question.leadsTo?.map(([source, target, kg]) => {
		const width = weigh(kg);
		const [start = 0, end = 0] = [left[source], right[target]];
		left[source] = start + width;
		right[target] = end + width;
		const key = `${source} ${target}`;
		if (next.found[target]?.missing) {
			// A thread, which is as thick where it is steep.
			return (
				<path
					key={key}
					className="fill-none stroke-3 stroke-highlight"
					vectorEffect="non-scaling-stroke"
					d={`M0 ${start + width / 2}C.5 ${start} .5 ${end} 1 ${end + (to[target]?.weight ?? width) / 2}`}
				/>
			);
		}
		return (
			<path
				key={key}
				d={`M0 ${start}C.5 ${start} .5 ${end} 1 ${end}v${width}C.5 ${end + width} .5 ${start + width} 0 ${start + width}Z`}
			/>
		);
	});
}

const fillOf = (find: Find, index: number) =>
	find.missing ? "fill-highlight" : stratumOf(index + 1).fill;

interface FlowProps extends Pick<BatchGenealogyProps, "questions"> {
	/** The finds of each question, in em from the top. */
	places: readonly (readonly Place[])[];
	weigh: (kg: number) => number;
}

/** From 1024 px up, all finds as bars, each question's three wide, and the bands between them one wide. */
function Flow({ questions, places, weigh }: FlowProps) {
	const ends = places.map((column) => (column.at(-1)?.start ?? 0) + (column.at(-1)?.room ?? 0));
	return (
		<svg
			width="320"
			height="240"
			aria-hidden="true"
			viewBox={`0 0 ${4 * questions.length - 1} ${Math.max(...ends)}`}
			preserveAspectRatio="none"
			className="hidden h-0 min-h-full w-full lg:col-[1/-1] lg:row-start-2 lg:block"
		>
			{questions.map((question, index) => {
				const [next, own = [], to = []] = [questions[index + 1], places[index], places[index + 1]];
				return (
					<g key={question.question} transform={`translate(${4 * index})`}>
						{question.found.map((find, position) => (
							<rect
								key={find.name}
								y={own[position]?.start}
								width="3"
								height={own[position]?.weight}
								className={fillOf(find, index)}
							/>
						))}
						<g transform="translate(3)" className={stratumOf(index + 1).fill}>
							{next && <Bands from={own} to={to} question={question} next={next} weigh={weigh} />}
						</g>
					</g>
				);
			})}
		</svg>
	);
}

/**
 * Traces a withdrawn lot to every place it is now, question by question, in bands as wide as its weight: from 1024 px
 * up from left to right, otherwise down the page.
 */
export function BatchGenealogy({ caption, example, questions, beyond }: BatchGenealogyProps) {
	const total = questions[0].found.reduce((sum, { kg = 0 }) => sum + kg, 0);
	const weigh = (kg: number) => (kg / total) * whole;
	const weighLane = (kg: number) => (kg / total) * wholeLane;
	// Under a find that is too thin for its text, the text has room of its own.
	const isThin = (weight: number) => weight < least;
	const places = questions.map(({ found }) =>
		placesOf(found, weigh, between, (weight) => (isThin(weight) ? weight + words : weight)),
	);
	const lanePlaces = questions.map(({ found }) =>
		placesOf(found, (kg) => kg && Math.max(weighLane(kg), thinnest), betweenLanes),
	);
	return (
		<Diagram caption={caption} example={example}>
			<ol className="grid pt-8 lg:grid-cols-[3fr_1fr_3fr_1fr_3fr_1fr_3fr] lg:gap-y-6">
				{questions.map((question, index) => {
					const column = columns[index] ?? "";
					const lanes = question.found.flatMap((find, position): Lane[] => {
						const { start = 0, weight = 0 } = lanePlaces[index]?.[position] ?? {};
						if (!find.kg) return [];
						return [
							{
								key: find.name,
								at: start,
								width: weight,
								fill: fillOf(find, index),
							},
						];
					});
					const before = questions[index - 1];
					return (
						<li key={question.question} className="lg:contents">
							{index === 0 && <Flow questions={questions} places={places} weigh={weigh} />}
							<div
								className={`lane-words max-lg:flex max-lg:min-h-20 max-lg:items-end max-lg:pb-4 lg:row-start-1 lg:self-end ${column}`}
							>
								{before && (
									<svg
										width="112"
										height="80"
										aria-hidden="true"
										viewBox="0 0 100 1"
										preserveAspectRatio="none"
										className={`lanes ${stratumOf(index).fill}`}
									>
										<g transform="matrix(0 1 1 0 0 0)">
											<Bands
												from={lanePlaces[index - 1] ?? []}
												to={lanePlaces[index] ?? []}
												question={before}
												next={question}
												weigh={weighLane}
											/>
										</g>
									</svg>
								)}
								<h3 className="text-subheading">{question.question}</h3>
							</div>
							<ul className={`lg:grid lg:content-start lg:gap-[2em] lg:row-start-2 ${column}`}>
								{question.found.map((find, position) => {
									const { weight = 0, room = 0 } = places[index]?.[position] ?? {};
									const isOutside = find.kg !== undefined && isThin(weight);
									return (
										<li
											key={find.name}
											className={`lane-words max-lg:pb-4 ${find.kg ? "" : "lg:border-[3px] lg:border-control lg:border-dashed"}`}
										>
											{find.kg && <Strut height={room} />}
											<Lanes lanes={lanes} about={lanes.find(({ key }) => key === find.name)} />
											<div
												className={`text-small/snug ${find.kg ? "lg:absolute lg:inset-0" : "lg:py-3"} ${isOutside ? "" : "lg:grid lg:content-center lg:px-3 xl:px-4"}`.trim()}
											>
												{isOutside && <Strut height={weight + 0.5} />}
												<p className="font-display font-medium text-subheading/tight">
													{find.name}
												</p>
												{find.missing ? (
													<div className="mt-1.5 lg:w-max">
														<PersonMark>{find.text}</PersonMark>
													</div>
												) : (
													<p>{find.text}</p>
												)}
											</div>
										</li>
									);
								})}
							</ul>
							<div className={`lane-words max-lg:pb-2 lg:row-start-3 lg:pr-4 ${column}`}>
								<Lanes lanes={lanes} />
								<p className="text-muted text-small">{question.answer}</p>
							</div>
						</li>
					);
				})}
			</ol>
			<dl className="mt-10 grid gap-x-6 gap-y-8 border-control border-t pt-8 md:grid-cols-3 lg:mt-14 lg:*:pr-8">
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
