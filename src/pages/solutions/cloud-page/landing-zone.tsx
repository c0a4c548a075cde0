import { KeyRound, UserCheck } from "lucide";
import type { ReactNode } from "react";
import { Figure } from "#src/sections/figure.tsx";
import { Icon } from "#src/ui/icon.tsx";

/** The accounts of a landing zone, as layers of ground that run to the edges of the window. Into them goes a vault that two people open. */
export function LandingZone() {
	return (
		<Figure caption="An example. Yours may have more accounts.">
			<div className="max-w-[36rem] border-[3px] border-accent border-dashed p-4 sm:p-5">
				<h3 className="font-semibold text-subheading">We stay outside</h3>
				<p>We sign in by name, with rights that you grant and can end at any time.</p>
			</div>
			<div aria-hidden="true" className="ml-8 h-8 w-0 border-accent border-l-[3px]" />
			<h3 className="border-accent border-t-4 py-5 font-display text-quiet">Your organisation</h3>
			<ul className="grid lg:grid-cols-[1fr_20rem]">
				<Layer
					name="Network"
					keys="your network lead"
					className="bg-land-1 [--bar:var(--color-land-1)] lg:col-span-2 lg:row-start-1"
				>
					The only way in from the internet, or out.
				</Layer>
				<Layer
					name="Systems, each in an account of its own"
					keys="the owner of each system"
					className="bg-land-2 [--bar:var(--color-land-2)] lg:row-start-2 lg:pr-8"
				>
					A fault, an intruder or an overspend in one shouldn’t reach another.
				</Layer>
				<Layer
					name="Log"
					keys="your security team, who run none of the systems"
					className="bg-land-3 [--bar:var(--color-land-3)] lg:row-start-3 lg:pr-8"
				>
					Every sign-in and change. Lines can be added, not altered.
				</Layer>
				<Layer
					name="Sign-in"
					keys="two directory administrators"
					className="bg-land-4 [--bar:var(--color-land-4)] lg:row-start-4 lg:pr-8"
				>
					One directory for staff, suppliers and software.
				</Layer>
				<li className="flex flex-col gap-4 border border-transparent bg-highlight p-5 text-on-highlight lg:col-start-2 lg:row-span-3 lg:row-start-2 lg:mb-6 lg:p-7">
					<p className="flex gap-2 font-semibold">
						<Icon icon={UserCheck} className="mt-0.5" />
						Two people agree to a restore
					</p>
					<div>
						<h4 className="font-display text-quiet">Backup</h4>
						<p className="mt-1">Copies, locked against deletion for as long as you set.</p>
					</div>
					<p className="my-auto flex gap-3 lg:justify-center" aria-hidden="true">
						<Icon icon={KeyRound} className="h-auto w-16 lg:w-28" />
						<Icon icon={KeyRound} className="h-auto w-16 [scale:-1_1] lg:w-28" />
					</p>
					<Keys>those two people. Neither can restore alone</Keys>
				</li>
				<Layer
					name="House rules and the bill"
					keys="sealed, and held by one senior manager"
					className="bg-depth text-on-depth [--bar:var(--color-depth)] lg:col-span-2 lg:row-start-5"
				>
					Which regions may be used, and what an account may spend.
				</Layer>
			</ul>
		</Figure>
	);
}

interface LayerProps {
	name: string;
	/** Who holds its keys. */
	keys: string;
	className: string;
	/** What is in it. */
	children: ReactNode;
}

function Layer({ name, keys, className, children }: LayerProps) {
	return (
		<li className={`edge-to-edge gap-x-10 py-6 md:flex lg:py-8 ${className}`}>
			<div className="flex-1">
				<h4 className="font-display text-quiet">{name}</h4>
				<p className="mt-1 max-w-measure">{children}</p>
			</div>
			<div className="pt-2 md:w-[15rem]">
				<Keys>{keys}</Keys>
			</div>
		</li>
	);
}

function Keys({ children }: { children: ReactNode }) {
	return (
		<p className="flex gap-2.5">
			<Icon icon={KeyRound} className="mt-0.5" />
			<span>
				<strong className="font-semibold">Keys:</strong> {children}.
			</span>
		</p>
	);
}
