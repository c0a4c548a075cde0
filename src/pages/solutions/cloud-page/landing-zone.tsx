import { KeyRound } from "lucide";
import type { ReactNode } from "react";
import { Connector, DecisionBox, Diagram } from "#src/sections/diagram.tsx";
import { Icon } from "#src/ui/icon.tsx";

interface Account {
	name: string;
	/** What is in it. */
	holds: ReactNode;
	/** Who holds its keys. */
	keys: string;
}

export interface LandingZoneProps {
	caption: ReactNode;
	labels: { keys: string };
	/** Engineers who help but own nothing. They are drawn outside the frame. */
	visitors: { name: string; text: string };
	/** The owner of all accounts. */
	owner: string;
	identity: Account;
	network: Account;
	workloads: Account & { systems: readonly { name: string; text: string }[] };
	log: Account;
	backup: Account & { decides: string };
	management: Account;
}

/**
 * The accounts of a landing zone, as layers of the ground from one edge of the window to the other: what others rest
 * on is below them. Into them goes a vault, which two people open.
 */
export function LandingZone({
	caption,
	labels,
	visitors,
	owner,
	identity,
	network,
	workloads,
	log,
	backup,
	management,
}: LandingZoneProps) {
	return (
		<Diagram caption={caption}>
			<div className="max-w-[36rem] border-[3px] border-accent border-dashed p-4 sm:p-5">
				<p className="font-semibold text-subheading">{visitors.name}</p>
				<p className="text-[1em]/normal">{visitors.text}</p>
			</div>
			<span className="block pl-8" aria-hidden="true">
				<Connector direction="down" />
			</span>
			<div className="across border-accent border-t-4 [--across:var(--color-accent)]" />
			<h3 className="py-5 font-display text-quiet">{owner}</h3>
			<ul className="grid xl:grid-cols-[1fr_21rem]">
				<Layer {...network} label={labels.keys} ground={grounds[0]} />
				<Layer {...workloads} label={labels.keys} ground={grounds[1]} besideVault>
					<ul className="mt-5 grid gap-1 md:grid-cols-3">
						{workloads.systems.map((system) => (
							<li key={system.name} className="bg-stratum-1 px-4 py-3">
								<p className="font-semibold text-subheading">{system.name}</p>
								<p className="text-[1em]/normal">{system.text}</p>
							</li>
						))}
					</ul>
				</Layer>
				<Layer {...log} label={labels.keys} ground={grounds[2]} besideVault />
				<li className="across z-1 grid [--across:var(--color-highlight)] xl:col-start-2 xl:[--across:transparent] xl:row-span-3 xl:row-start-2 xl:mb-6">
					<DecisionBox
						mark={backup.decides}
						title={backup.name}
						text={backup.holds}
						className="flex flex-col"
					>
						<p className="my-auto flex justify-center gap-3 py-5" aria-hidden="true">
							<Icon icon={KeyRound} className="h-auto w-[min(5rem,42%)] xl:w-30" />
							<Icon icon={KeyRound} className="h-auto w-[min(5rem,42%)] -scale-x-100 xl:w-30" />
						</p>
						<Keys label={labels.keys} keys={backup.keys} />
					</DecisionBox>
				</li>
				<Layer {...identity} label={labels.keys} ground={grounds[3]} besideVault />
				<Layer {...management} label={labels.keys} ground={grounds[4]} />
			</ul>
		</Diagram>
	);
}

/** The classes of the layers, from the surface down. */
const grounds = [
	"xl:row-start-1 bg-stratum-1 [--across:var(--color-stratum-1)]",
	"xl:row-start-2 bg-stratum-2 [--across:var(--color-stratum-2)]",
	"xl:row-start-3 bg-stratum-3 [--across:var(--color-stratum-3)]",
	"xl:row-start-4 bg-stratum-4 [--across:var(--color-stratum-4)]",
	"xl:row-start-5 bg-depth text-on-depth",
] as const;

interface LayerProps extends Account {
	label: string;
	ground: (typeof grounds)[number];
	/** From 1280 px up the vault is at its right. */
	besideVault?: boolean;
	children?: ReactNode;
}

function Layer({ name, holds, keys, label, ground, besideVault, children }: LayerProps) {
	return (
		<li
			className={`across py-6 xl:col-span-2 xl:col-start-1 xl:py-8 ${besideVault ? "xl:pr-[24rem]" : ""} ${ground}`}
		>
			<div className="gap-x-10 md:flex">
				<div className="flex-1">
					<p className="font-display text-quiet">{name}</p>
					<p className="mt-1 max-w-measure text-[1em]/normal">{holds}</p>
				</div>
				<div className="md:w-[15rem]">
					<Keys label={label} keys={keys} />
				</div>
			</div>
			{children}
		</li>
	);
}

function Keys({ label, keys }: { label: string; keys: string }) {
	return (
		<p className="flex gap-2.5 pt-2 text-[1em]/snug">
			<Icon icon={KeyRound} className="mt-0.5" />
			<span>
				<span className="font-semibold">{label} </span>
				{keys}
			</span>
		</p>
	);
}
