import { Moon, Sun, UserCheck } from "lucide";
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
		<div className="lg:relative">
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
			<p className="mt-4 flex items-center gap-3 bg-highlight p-5 font-display font-medium text-on-highlight text-quiet lg:absolute lg:top-14 lg:right-6 lg:mt-0 lg:w-60">
				<Icon icon={UserCheck} className="shrink-0" />
				The person on duty goes to check
			</p>
		</div>
	);
}
