import { Anchor, UserCheck } from "lucide";
import { Fragment, type ReactNode } from "react";
import { Diagram } from "#src/sections/diagram.tsx";
import { Lanes } from "#src/sections/lanes.tsx";
import { stratumOf } from "#src/sections/strata.ts";
import { Icon } from "#src/ui/icon.tsx";

interface Stage {
	name: string;
	/** The documents that first exist at this stage. They are needed until the last one. */
	papers: readonly string[];
	checked: string;
	/** Who does what when a check fails. */
	fails: string;
	/** A named person has the last word at this stage. */
	signed?: boolean;
}

interface PaperTrailProps {
	caption: ReactNode;
	/** A line above the diagram that says it is an example. */
	example: string;
	/** `decides` is the mark of the stage where a person has the last word. */
	labels: { checked: string; fails: string; decides: string };
	stages: readonly [Stage, Stage, Stage, Stage, Stage, Stage];
	/** The moment after which a fault costs money: the number of stages before it, and its name. */
	limit: { after: 1 | 2 | 3 | 4 | 5; text: string };
}

/** The grid column of each stage, and the columns its documents span, up to the last one. */
const columns = [
	{ own: "lg:col-start-1", onward: "lg:col-[1/-1]" },
	{ own: "lg:col-start-2", onward: "lg:col-[2/-1]" },
	{ own: "lg:col-start-3", onward: "lg:col-[3/-1]" },
	{ own: "lg:col-start-4", onward: "lg:col-[4/-1]" },
	{ own: "lg:col-start-5", onward: "lg:col-[5/-1]" },
	{ own: "lg:col-start-6", onward: "lg:col-[6/-1]" },
] as const;
/** Where a bar turns pale, at the limit: by the number of stages after it. */
const turns = [
	{ filled: "", pale: "" },
	{ filled: "lg:-col-end-2", pale: "lg:-col-start-2" },
	{ filled: "lg:-col-end-3", pale: "lg:-col-start-3" },
	{ filled: "lg:-col-end-4", pale: "lg:-col-start-4" },
	{ filled: "lg:-col-end-5", pale: "lg:-col-start-5" },
	{ filled: "lg:-col-end-6", pale: "lg:-col-start-6" },
] as const;

/** A lane after the limit. */
const paleLane = "fill-[color-mix(in_oklab,var(--color-stratum-3)_80%,var(--color-ground))]";

/**
 * Documents as bars, each from the stage where it first exists to the last one, pale after the limit, with each
 * stage's checks below its bars. On small screens the bars go down the page, beside the stages.
 *
 * Rows are placed automatically: the first has the names, each document takes the next one, and a
 * stage's checks start after its documents. The checks span past the last row, the only one that may
 * grow (1fr), so that long checks don't change the height of the bars. The limit is positioned
 * absolutely, because it would otherwise move the bars.
 */
export function PaperTrail({ caption, example, labels, stages, limit }: PaperTrailProps) {
	const turn = turns[stages.length - limit.after];
	const lanes = stages
		.flatMap(({ papers }, stage) => papers.map((paper) => ({ key: `${stage} ${paper}`, stage })))
		.map((lane, place, all) => ({
			...lane,
			at: (100 * place) / all.length,
			width: 65 / all.length,
			fill: stratumOf(lane.stage + 2).fill,
		}));
	const paleLanes = lanes.map((lane) => ({ ...lane, fill: paleLane }));
	return (
		<Diagram caption={caption} example={example}>
			<ol className="relative mt-8 lit-strata grid lg:grid-cols-6 lg:grid-rows-[repeat(16,auto)_1fr] lg:pt-11">
				{stages.map((stage, index) => {
					const column = columns[index];
					const { ground } = stratumOf(index + 2);
					const isLate = index >= limit.after;
					const before = (lane: { stage: number }) => lane.stage < index;
					const shown = isLate ? paleLanes : lanes;
					const earlier = shown.filter(before);
					const own = shown.filter(({ stage }) => stage === index);
					return (
						<Fragment key={stage.name}>
							{index === limit.after && (
								<li
									className={`lane-words lg:absolute lg:inset-y-0 lg:left-0 lg:z-1 ${column?.own}`}
								>
									<Lanes lanes={earlier} />
									<span
										aria-hidden="true"
										className="absolute inset-x-0 top-0 bottom-1/2 lg:hidden"
									>
										<Lanes lanes={lanes.filter(before)} />
									</span>
									<span
										aria-hidden="true"
										className="absolute top-1/2 right-0 left-0 border-ink border-t-3 border-dashed lg:inset-y-0 lg:right-auto lg:border-t-0 lg:border-l-3"
									/>
									<p className="relative inline-flex w-max max-w-[min(20rem,55vw)] items-center gap-2 rounded-control border border-transparent bg-ink px-2.5 py-1 font-semibold text-ground text-small/snug lg:-translate-x-1/2">
										<Icon icon={Anchor} />
										{limit.text}
									</p>
								</li>
							)}
							<li className="lg:contents">
								<div
									className={`lane-words pt-6 pb-3 lg:row-start-1 lg:px-3 lg:pt-4 ${column?.own}`}
								>
									<Lanes lanes={earlier} />
									<h3 className="text-subheading">{stage.name}</h3>
								</div>
								<ul className="lg:contents">
									{stage.papers.map((paper, position) => (
										<li
											key={paper}
											className={`lane-words text-small/snug max-lg:pb-2 lg:mb-1 lg:grid lg:grid-cols-subgrid ${column?.onward}`}
										>
											<Lanes
												lanes={[...earlier, ...own.slice(0, position + 1)]}
												about={own[position]}
												starts
											/>
											<span
												aria-hidden="true"
												className={`hidden border border-transparent lg:col-start-1 lg:row-start-1 lg:block ${isLate ? "bg-stratum-1 lg:-col-end-1" : `${ground} ${turn?.filled}`}`}
											/>
											{!isLate && (
												<span
													aria-hidden="true"
													className={`hidden bg-stratum-1 lg:-col-end-1 lg:row-start-1 lg:block ${turn?.pale}`}
												/>
											)}
											<span className="relative block font-medium lg:col-[1/-1] lg:row-start-1 lg:px-3 lg:py-2">
												{paper}
											</span>
										</li>
									))}
								</ul>
								<div
									className={`lane-words pt-1 pb-4 text-small lg:row-span-16 lg:px-3 lg:pb-0 ${column?.own}`}
								>
									<Lanes lanes={[...earlier, ...own]} />
									<dl>
										<dt className="mt-3 font-semibold">{labels.checked}</dt>
										<dd className="text-muted">{stage.checked}</dd>
										<div className={stage.signed ? "cargo-tag mt-4" : "mt-3 text-muted"}>
											<dt className={`font-semibold ${stage.signed ? "" : "text-ink"}`.trim()}>
												{stage.signed && (
													<span className="mb-1.5 flex gap-2 pr-4 lg:pr-0">
														<Icon icon={UserCheck} className="mt-1" /> {labels.decides}{" "}
													</span>
												)}
												{labels.fails}
											</dt>
											<dd>{stage.fails}</dd>
										</div>
									</dl>
								</div>
							</li>
						</Fragment>
					);
				})}
			</ol>
		</Diagram>
	);
}
