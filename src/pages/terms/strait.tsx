import { UserCheck } from "lucide";
import { Connector } from "#src/sections/diagram.tsx";
import { Spread } from "#src/sections/spread.tsx";
import { Icon } from "#src/ui/icon.tsx";

interface Crossing {
	what: string;
	/** The section that says more. */
	section: string;
}

export interface Passage extends Crossing {
	to: "you" | "us";
}

interface StraitProps {
	title: string;
	/** The names of the two shores. */
	you: string;
	us: string;
	passages: readonly Passage[];
	/** What only a signed agreement carries. */
	bridge: Crossing;
}

/** The land of a shore from the water inwards, in a box of 100 by 600. */
const heights = [
	"M0 0H84Q88 40 86 80Q84 120 86 160Q89 205 87 250Q85 290 88 335Q90 375 88 420Q86 460 89 500Q91 540 88 570L86 600H0z",
	"M0 0H72Q77 30 74 41Q71 52 68 74Q66 96 66 109Q66 122 66 129Q67 136 66 143Q64 150 64 179Q63 208 66 215Q68 222 65 237Q62 252 62 281Q62 310 58 317Q55 324 48 353Q41 382 39 393Q37 404 38 411Q38 418 40 425Q41 432 40 454Q40 476 46 498Q52 520 54 527Q55 534 56 545L56 600H0z",
	"M0 0H18Q20 58 24 73Q27 88 29 101Q31 114 33 129Q35 144 40 157Q44 170 44 183Q44 196 45 209Q46 222 42 251Q39 280 40 287Q41 294 40 316Q39 338 38 349Q38 360 42 373Q45 386 42 393Q40 400 43 411Q46 422 46 429Q47 436 44 451Q40 466 36 488Q33 510 32 521Q30 532 25 554L22 600H0z",
];

/** Their tints, which are lighter than what lies between the shores. */
const tints = [
	"fill-[oklch(from_var(--color-depth)_calc(l+0.1)_c_h)]",
	"fill-[oklch(from_var(--color-depth)_calc(l+0.16)_c_h)]",
	"fill-[oklch(from_var(--color-depth)_calc(l+0.22)_c_h)]",
] as const;

/** A shore as high as the strait. The other one is the same, turned round. */
function Shore({ className }: { className: string }) {
	return (
		<svg
			width="40"
			height="120"
			viewBox="0 0 100 600"
			preserveAspectRatio="none"
			aria-hidden="true"
			className={`absolute inset-y-0 -z-10 h-full w-[9%] lg:w-[22%] print:hidden ${className}`}
		>
			{heights.map((height, index) => (
				<path
					key={height}
					d={height}
					vectorEffect="non-scaling-stroke"
					className={`stroke-spread-accent/50 ${tints[index]}`}
				/>
			))}
		</svg>
	);
}

/** On paper, parts as wide as a window would make the whole print smaller. */
const onPaper = "print:left-0 print:w-full print:translate-none";

/** Two shores, what crosses between them, each on its line, and the bridge that people sign for. */
export function Strait({ title, you, us, passages, bridge }: StraitProps) {
	return (
		<Spread ground="night" className="relative isolate overflow-hidden max-lg:py-6!">
			<Shore className="left-0" />
			<Shore className="-right-0.5 rotate-180" />
			<h2 className="sr-only">{title}</h2>
			{/* In a wide window each over its bank. */}
			<div
				className={`flex flex-wrap justify-between gap-x-6 font-display font-medium text-quiet lg:relative lg:left-1/2 lg:w-[96vw] lg:-translate-x-1/2 lg:text-center lg:*:w-[18vw] ${onPaper}`}
			>
				<p>{you}</p>
				<p className="text-balance text-right lg:text-center">{us}</p>
			</div>
			{/* From bank to bank, in parts of the window as the shores are. */}
			<ul
				className={`relative left-1/2 mt-6 grid w-[82vw] -translate-x-1/2 gap-y-5 text-center lg:mt-12 lg:w-[61.5vw] lg:gap-y-8 ${onPaper}`}
			>
				{passages.map(({ to, what, section }) => (
					<li key={what}>
						<a
							href={`#${section}`}
							className="touch-target text-balance font-display text-base/snug hover:underline lg:text-quiet"
						>
							{what}
						</a>
						<Connector
							direction={to === "you" ? "left" : "right"}
							className="relative mt-2 lg:mt-3"
						/>
					</li>
				))}
			</ul>
			<p
				className={`mt-6 bg-highlight px-2 py-3 text-center text-on-highlight lg:relative lg:left-1/2 lg:mt-14 lg:w-[88vw] lg:-translate-x-1/2 lg:px-8 lg:py-8 ${onPaper}`}
			>
				<a
					href={`#${bridge.section}`}
					className="touch-target text-balance font-display text-base font-medium lg:text-title"
				>
					<Icon icon={UserCheck} className="mr-2 inline-block align-[-0.2em] lg:mr-4 lg:size-12" />
					{bridge.what}
				</a>
			</p>
		</Spread>
	);
}
