import { KeyRound } from "lucide";
import type { ReactNode } from "react";
import { Connector, Diagram, PersonMark } from "#src/sections/diagram.tsx";
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

/** The accounts of a landing zone, with who holds the keys to each. */
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
			<div className="rounded-panel border-2 border-control border-dashed p-4 sm:p-5">
				<p className="font-semibold">{visitors.name}</p>
				<p className="text-muted text-small">{visitors.text}</p>
			</div>
			<span className="block pl-8" aria-hidden="true">
				<Connector direction="down" />
			</span>
			<div className="rounded-panel border-2 border-ink p-4 sm:p-5">
				<h3 className="text-subheading">{owner}</h3>
				<ul className="mt-5 grid gap-4 md:grid-cols-2 lg:grid-cols-12 lg:gap-6">
					<li className="md:col-span-2 lg:col-span-12">
						<AccountBox {...identity} label={labels.keys} />
					</li>
					<li className="md:col-span-2 lg:col-span-3 lg:row-span-2">
						<AccountBox {...network} label={labels.keys} />
					</li>
					<li className="relative md:col-span-2 lg:col-span-5 lg:row-span-2">
						<Across />
						<AccountBox {...workloads} label={labels.keys}>
							<ul className="mt-4 grid gap-3 sm:grid-cols-3 lg:grid-cols-1">
								{workloads.systems.map((system) => (
									<li
										key={system.name}
										className="rounded-control border border-accent bg-accent-soft p-4 text-small"
									>
										<p className="font-semibold">{system.name}</p>
										<p className="text-muted">{system.text}</p>
									</li>
								))}
							</ul>
						</AccountBox>
					</li>
					<li className="relative lg:col-span-4">
						<Across />
						<AccountBox {...log} label={labels.keys} />
					</li>
					<li className="relative lg:col-span-4">
						<Across />
						<AccountBox {...backup} label={labels.keys}>
							<div className="mt-3">
								<PersonMark>{backup.decides}</PersonMark>
							</div>
						</AccountBox>
					</li>
					<li className="md:col-span-2 lg:col-span-12">
						<AccountBox {...management} label={labels.keys} />
					</li>
				</ul>
			</div>
		</Diagram>
	);
}

/** The arrow between two accounts that are side by side. */
function Across() {
	return (
		<span aria-hidden="true" className="absolute top-9 right-full hidden w-6 lg:block">
			<Connector direction="right" />
		</span>
	);
}

function AccountBox({
	name,
	holds,
	keys,
	label,
	children,
}: Account & { label: string; children?: ReactNode }) {
	return (
		<div className="flex h-full flex-col rounded-control border border-control bg-ground p-4 sm:p-5">
			<p className="text-[1em]/snug font-semibold">{name}</p>
			<p className="mt-1.5 text-muted text-small">{holds}</p>
			{children}
			<div className="mt-auto">
				<p className="mt-3 flex gap-2.5 border-line border-t pt-3 text-small">
					<Icon icon={KeyRound} className="mt-0.5 text-accent" />
					<span>
						<span className="font-semibold">{label} </span>
						{keys}
					</span>
				</p>
			</div>
		</div>
	);
}
