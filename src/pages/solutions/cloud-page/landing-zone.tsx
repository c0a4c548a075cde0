import { KeyRound } from "lucide";
import type { ReactNode } from "react";
import { Across, Connector, DecisionBox, Diagram, StepBox } from "#src/sections/diagram.tsx";
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
 * The accounts of a landing zone, each in the colour of those who hold its keys. What all rest on is below,
 * and what two people decide is highest.
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
			<div className="pt-4">
				<h3 className="font-display text-quiet">{owner}</h3>
				<ul className="mt-5 grid gap-1 md:grid-cols-2 xl:-mt-6 xl:grid-cols-[13.5rem_1fr_14rem_17rem] xl:gap-0">
					<li className="grid xl:pt-28">
						<AccountBox {...network} label={labels.keys} stratum={1} />
					</li>
					<li className="relative max-xl:order-first md:max-xl:col-span-2 xl:pt-16 grid">
						<Across at="start" level="top-31" />
						<AccountBox {...workloads} label={labels.keys} stratum={3}>
							<ul className="mt-4 grid gap-1">
								{workloads.systems.map((system) => (
									<li key={system.name} className="bg-stratum-1 px-4 py-3">
										<p className="font-semibold text-subheading">{system.name}</p>
										<p className="text-[1em]/normal">{system.text}</p>
									</li>
								))}
							</ul>
						</AccountBox>
					</li>
					<li className="relative grid xl:pt-28">
						<Across at="start" level="top-31" />
						<AccountBox {...log} label={labels.keys} stratum={2} />
						<Across at="end, into a decision" level="top-31" />
					</li>
					<li className="relative grid md:max-xl:order-first md:max-xl:col-span-2 xl:self-end">
						<DecisionBox mark={backup.decides} title={backup.name} text={backup.holds}>
							<p className="mt-5 flex gap-2" aria-hidden="true">
								<Icon icon={KeyRound} className="size-14" />
								<Icon icon={KeyRound} className="size-14 -scale-x-100" />
							</p>
							<Keys label={labels.keys} keys={backup.keys} />
						</DecisionBox>
					</li>
					<li className="md:col-span-2 xl:col-span-4">
						<Bed {...identity} label={labels.keys} className="bg-stratum-4" />
					</li>
					<li className="md:col-span-2 xl:col-span-4">
						<Bed {...management} label={labels.keys} className="across bg-depth text-on-depth" />
					</li>
				</ul>
			</div>
		</Diagram>
	);
}

interface AccountBoxProps extends Account {
	label: string;
	stratum: number;
	children?: ReactNode;
}

function AccountBox({ name, holds, keys, label, stratum, children }: AccountBoxProps) {
	return (
		<StepBox title={name} text={holds} stratum={stratum} className="flex flex-col">
			{children}
			<Keys label={label} keys={keys} />
		</StepBox>
	);
}

/** An account on which all others rest. */
function Bed({
	name,
	holds,
	keys,
	label,
	className,
}: Account & { label: string; className: string }) {
	return (
		<div className={`step gap-x-10 p-5 md:flex xl:px-6 ${className}`}>
			<div className="flex-1">
				<p className="font-semibold text-subheading">{name}</p>
				<p className="mt-1 max-w-measure text-[1em]/normal">{holds}</p>
			</div>
			<div className="flex md:w-[17rem] md:*:mt-0 md:*:pt-0.5 xl:w-[13.625rem]">
				<Keys label={label} keys={keys} />
			</div>
		</div>
	);
}

function Keys({ label, keys }: { label: string; keys: string }) {
	return (
		<p className="mt-auto flex gap-2.5 pt-4 text-[1em]/snug">
			<Icon icon={KeyRound} className="mt-0.5" />
			<span>
				<span className="font-semibold">{label} </span>
				{keys}
			</span>
		</p>
	);
}
