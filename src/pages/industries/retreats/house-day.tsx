import { Moon, Sun } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "#src/ui/icon.tsx";

interface HoursProps {
	/** The columns of two hours in which the system works, and their colour. */
	className: string;
	/** The same hours in words. */
	hours: string;
	/** The system's name. */
	children: ReactNode;
}

/** The hours of a system: a bar across the day and, in its last third, the night. */
function Hours({ className, hours, children }: HoursProps) {
	return (
		<li className="lg:grid lg:grid-cols-[17rem_1fr] lg:gap-x-4">
			<p className="self-center lg:font-display lg:font-medium lg:text-subheading/tight">
				{children}
			</p>
			<div className="grid bg-[linear-gradient(90deg,var(--color-land-1)_66.66%,var(--color-depth)_0)] grid-cols-12 max-lg:mt-1.5 max-lg:h-7 lg:h-16">
				<p
					className={`flex items-center px-2 font-medium text-label forced-color-adjust-none lg:px-5 ${className}`}
				>
					{hours}
				</p>
			</div>
		</li>
	);
}

/** The picture of a day in the house: when each system works, and who is awake at night. */
export function HouseDay() {
	return (
		<>
			<div className="lg:grid lg:grid-cols-[17rem_1fr] lg:gap-x-4">
				<p className="mb-3 grid grid-cols-[2fr_1fr] font-medium text-small/tight lg:col-start-2">
					<span className="flex gap-2">
						<Icon icon={Sun} /> Breakfast, 7 am
					</span>{" "}
					<span className="flex gap-2">
						<Icon icon={Moon} /> Night, 11 pm
					</span>
				</p>
			</div>
			<div className="lg:relative">
				<ul className="grid gap-y-2 lg:gap-1">
					<Hours className="col-[3/8] bg-land-2" hours="11 am to 9 pm">
						Recovery Progress Analytics
					</Hours>
					<Hours className="col-[2/8] bg-land-2" hours="9 am to 9 pm">
						Patient Demand & Capacity Planning
					</Hours>
					<Hours className="col-[2/8] bg-land-3" hours="9 am to 9 pm">
						Billing & Insurance Processing
					</Hours>
					<Hours className="col-[1/9] bg-land-3" hours="7 am to 11 pm">
						Virtual Nursing Assistance
					</Hours>
					<Hours className="col-[1/-1] bg-land-4" hours="Day and night">
						Inventory & Equipment Management
					</Hours>
					<Hours className="col-[1/-1] bg-land-4" hours="Day and night">
						Remote Patient Monitoring
					</Hours>
				</ul>
				<p className="relative right-0 mt-4 bg-depth p-4 font-display font-medium text-on-depth text-quiet forced-color-adjust-none lg:absolute lg:inset-y-0 lg:mt-0 lg:h-67 lg:w-[calc(33.33%-6rem)]">
					<Night />
					<span className="relative block w-52 text-balance">The person on duty goes to check</span>
				</p>
			</div>
		</>
	);
}

/** The moon in a phase for every two hours of the night, and a lit doorway with the person on duty. */
function Night() {
	return (
		<>
			<svg
				width="272"
				height="40"
				viewBox="0 0 272 40"
				preserveAspectRatio="xMinYMid"
				aria-hidden="true"
				className="mb-2 w-full max-lg:h-7"
			>
				<path
					fill="var(--color-deep)"
					d="M5 20a17 17 0 1 0 34 0a17 17 0 1 0-34 0M81 20a17 17 0 1 0 34 0a17 17 0 1 0-34 0M157 20a17 17 0 1 0 34 0a17 17 0 1 0-34 0"
				/>
				{/* In the south it waxes from the left. */}
				<path
					fill="var(--color-on-depth)"
					d="M22 3A17 17 0 0 0 22 37A9 17 0 0 1 22 3ZM98 3A17 17 0 0 0 98 37ZM174 3A17 17 0 0 0 174 37A9 17 0 0 0 174 3ZM233 20a17 17 0 1 0 34 0a17 17 0 1 0-34 0"
				/>
			</svg>
			<svg
				width="120"
				height="116"
				viewBox="0 152 120 116"
				aria-hidden="true"
				className="absolute right-0 bottom-0"
			>
				<path
					fill="var(--color-deep)"
					d="M26 252V200L19 203L15 196L88 156L120 173V252ZM0 268C8 256 20 252 44 252H120V268Z"
				/>
				<path fill="var(--color-highlight)" d="M60 186H98V252H60ZM60 252H98L78 268H20Z" />
				<path
					fill="var(--color-depth)"
					d="M60 186L44 180V262L60 252ZM79 194a6 6 0 1 1 0 12a6 6 0 1 1 0-12M79 208c7 0 10 4 10 10l1 15h-4l-1 19h-5l-1-15-1 15h-5l-1-19h-4l1-15c0-6 3-10 10-10z"
				/>
				<path fill="var(--color-highlight)" d="M54 218h2v8h-2z" />
			</svg>
		</>
	);
}
