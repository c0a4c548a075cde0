import type { ReactNode } from "react";
import { Diagram, PersonMark } from "#src/sections/diagram.tsx";
import { PartBar } from "#src/sections/part-bar.tsx";
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

export interface BatchGenealogyProps {
	caption: ReactNode;
	/** A line above the diagram that says it is an example. */
	example: string;
	questions: readonly [Question, Question, Question, Question];
	/** Questions that the tree doesn't answer. */
	beyond: readonly { question: string; answer: string }[];
}

const columns = [
	{
		place: "lg:col-start-1",
		ground: "lg:bg-stratum-4",
		fill: "fill-stratum-4",
	},
	{
		place: "lg:col-start-3",
		ground: "lg:bg-stratum-3",
		fill: "fill-stratum-3",
	},
	{
		place: "lg:col-start-5",
		ground: "lg:bg-stratum-2",
		fill: "fill-stratum-2",
	},
	{
		place: "lg:col-start-7",
		ground: "lg:bg-stratum-1",
		fill: "fill-stratum-1",
	},
] as const;
const gaps = ["lg:col-start-2", "lg:col-start-4", "lg:col-start-6"];

/* Sizes in em: the whole lot, the least that holds a find's text, the room for text elsewhere, and gaps. */
const whole = 36;
const least = 3.25;
const words = 6;
const between = 2;

/** The finds of a column with their places in it, in em, and the bands to the next column. */
function layOut(found: readonly Find[], total: number) {
	// In sixteenths, as the finds are placed: otherwise there is a seam between a find and its band.
	const thickness = (kg: number) => Math.round((kg / total) * whole * 16) / 16;
	let y = -between;
	const places = found.map(({ kg = 0 }) => {
		const weight = thickness(kg);
		// Under a find that is too thin for its text, the text has room of its own.
		const outside = weight < least;
		const height = outside ? weight + words : weight;
		const top = y + between;
		y = top + height;
		return { top, height, weight, outside };
	});
	return { places, height: y, thickness };
}

interface BandsProps {
	from: ReturnType<typeof layOut>;
	to: ReturnType<typeof layOut>;
	links: readonly Link[];
	/** Whether a find of the next column is missing. */
	isMissing: (to: number) => boolean;
	/** The height of the tallest column, which is that of the drawing. */
	height: number;
	className: string;
	fill: string;
}

/** Between two columns: a band for each link, as wide as its weight. */
function Bands({ from, to, links, isMissing, height, className, fill }: BandsProps) {
	const left: number[] = from.places.map(({ top }) => top);
	const right: number[] = to.places.map(({ top }) => top);
	return (
		<svg
			width="32"
			height="320"
			aria-hidden="true"
			viewBox={`0 0 2 ${height}`}
			preserveAspectRatio="none"
			className={`hidden h-0 min-h-full w-full lg:row-start-2 lg:block ${className}`}
		>
			{links.map(([source, target, kg]) => {
				const width = from.thickness(kg);
				const [start = 0, end = 0] = [left[source], right[target]];
				left[source] = start + width;
				right[target] = end + width;
				const key = `${source} ${target}`;
				if (isMissing(target)) {
					// A thread, which is as thick where it is steep.
					return (
						<path
							key={key}
							className="fill-none stroke-3 stroke-highlight"
							vectorEffect="non-scaling-stroke"
							d={`M0 ${start + width / 2}C1 ${start} 1 ${end} 2 ${end + width / 2}`}
						/>
					);
				}
				return (
					<path
						key={key}
						className={fill}
						d={`M0 ${start}C1 ${start} 1 ${end} 2 ${end}v${width}C1 ${end + width} 1 ${start + width} 0 ${start + width}Z`}
					/>
				);
			})}
		</svg>
	);
}

/** Traces a withdrawn lot to every place it is now, question by question, in bands as wide as its weight. */
export function BatchGenealogy({ caption, example, questions, beyond }: BatchGenealogyProps) {
	const weigh = (finds: readonly Find[]) => finds.reduce((sum, { kg = 0 }) => sum + kg, 0);
	const total = weigh(questions[0].found);
	const layouts = questions.map(({ found }) => layOut(found, total));
	const height = Math.max(...layouts.map((layout) => layout.height));
	return (
		<Diagram caption={caption} example={example}>
			<ol className="grid gap-12 pt-8 lg:grid-cols-[1fr_3rem_1fr_3rem_1fr_3rem_1fr] xl:grid-cols-[1fr_5rem_1fr_5rem_1fr_5rem_1fr] lg:gap-x-0 lg:gap-y-6">
				{questions.map(({ question, found, answer, leadsTo }, index) => {
					const { place, ground, fill } = columns[index] ?? columns[0];
					const [own, next] = [layouts[index], layouts[index + 1]];
					const places = own?.places ?? [];
					return (
						<li key={question} className="lg:contents">
							<h3 className={`text-subheading lg:row-start-1 lg:self-end ${place}`}>{question}</h3>
							<ul className={`mt-4 grid content-start gap-[2em] lg:row-start-2 lg:mt-0 ${place}`}>
								{found.map((find, position) => (
									<li
										key={find.name}
										className={`lg:relative ${find.kg ? (places[position]?.outside ? "" : ground) : "lg:border-[3px] lg:border-land-4 lg:border-dashed"}`}
									>
										<Strut height={places[position]?.height ?? least} />
										{places[position]?.outside && find.kg && (
											<svg
												width="200"
												height="14"
												aria-hidden="true"
												viewBox={`0 0 1 ${places[position].height}`}
												preserveAspectRatio="none"
												className="absolute inset-0 hidden h-full w-full lg:block"
											>
												<rect
													width="1"
													height={places[position].weight}
													className={find.missing ? "fill-highlight" : fill}
												/>
											</svg>
										)}
										{/* On a phone, a bar: as long as its weight, from where the one above it ends. */}
										<PartBar
											from={weigh(found.slice(0, position))}
											length={find.kg ?? 0}
											whole={total}
											fill={find.missing ? "fill-highlight" : undefined}
											className="mb-2 lg:hidden"
										/>
										<div
											className={`text-small/snug lg:absolute lg:inset-0 ${find.kg && places[position]?.outside ? "" : "lg:grid lg:content-center lg:px-3 xl:px-4"}`.trim()}
										>
											{find.kg && places[position]?.outside && (
												<Strut height={places[position].weight + 0.5} />
											)}
											<p className="font-display font-medium text-subheading/tight">{find.name}</p>
											{find.missing ? (
												<div className="mt-1.5">
													<PersonMark>{find.text}</PersonMark>
												</div>
											) : (
												<p>{find.text}</p>
											)}
										</div>
									</li>
								))}
							</ul>
							{own && next && leadsTo && (
								<Bands
									from={own}
									to={next}
									links={leadsTo}
									height={height}
									isMissing={(target) => questions[index + 1]?.found[target]?.missing === true}
									className={gaps[index] ?? ""}
									fill={fill}
								/>
							)}
							<p className={`mt-4 text-small lg:row-start-3 lg:mt-0 lg:pr-4 ${place}`}>{answer}</p>
						</li>
					);
				})}
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
