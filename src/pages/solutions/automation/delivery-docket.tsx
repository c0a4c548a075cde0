import { Cog, Hand, UserCheck } from "lucide";
import type { ReactNode } from "react";
import { Figure } from "#src/sections/figure.tsx";
import { Icon } from "#src/ui/icon.tsx";

/** A docket's way through an office: first from hand to hand, then by rules, with a person for what differs. */
export function DeliveryDocket() {
	return (
		<Figure caption="Illustrative example: a made-up docket. You write down what counts as agreeing, and the rules follow that.">
			<h3 className="font-display font-medium text-heading">Before</h3>
			<ol className="mt-2 grid grid-cols-2 gap-y-8 md:grid-cols-3 xl:grid-cols-6">
				<ByHand title="Signed for">The driver’s copy lands in a tray.</ByHand>
				<ByHand title="Typed into stock">Order, batch and quantity.</ByHand>
				<ByHand title="Typed into accounts">The same fields again.</ByHand>
				<ByHand title="Compared by eye">With the order, in a third window.</ByHand>
				<ByHand title="Put in a folder">By supplier or by month.</ByHand>
				<ByHand title="Hunted for">When the invoice doesn’t agree.</ByHand>
			</ol>
			<h3 className="mt-14 font-display font-medium text-heading lg:mt-20">After</h3>
			<ol className="mt-6 grid lg:grid-cols-[3fr_4fr_5fr_4fr]">
				<li className={straight}>
					<Doer icon={Hand}>By hand</Doer>
					<h4 className={stepTitle}>Signed for and scanned</h4>
					<p>Once, on the dock.</p>
				</li>
				<li className={straight}>
					<Doer icon={Cog}>By rule</Doer>
					<h4 className={stepTitle}>Read and compared with the order</h4>
					<p>The order exists, the batch number has the right form, the quantity isn’t over.</p>
				</li>
				<li className="border-accent max-lg:border-l-8 lg:border-t-8 lg:pr-8">
					<div className="border-[3px] border-transparent bg-highlight p-5 text-on-highlight">
						<p>If a check fails</p>
						<Doer icon={UserCheck}>A person decides</Doer>
						<Desk />
						<h4 className="mt-4 font-display font-medium text-quiet">The exceptions desk</h4>
						<p className="mt-1">
							The scan, the order and the rule that stopped it, on one screen. Accept it, correct it
							or send it back.
						</p>
					</div>
				</li>
				<li className={straight}>
					<Doer icon={Cog}>By rule</Doer>
					<p>If it agrees, or once a person accepts it</p>
					<h4 className={stepTitle}>Stock and accounts, entered together</h4>
					<p>One entry feeds both, linked to the scan.</p>
				</li>
			</ol>
			<p className="mt-10 flex flex-wrap gap-x-6 gap-y-1 text-muted">
				<strong className="font-semibold text-ink">No longer done:</strong>{" "}
				<s>typing it in, twice</s> <s>comparing every line</s> <s>the hunt at month end</s>
			</p>
		</Figure>
	);
}

const straight = "border-accent py-5 max-lg:border-l-8 max-lg:pl-5 lg:border-t-8 lg:pr-8";
const stepTitle = "mt-2 mb-1 text-subheading font-semibold";

/** A task on the winding way. Each takes up the line where the one before left it. */
function ByHand({ title, children }: { title: string; children: ReactNode }) {
	return (
		<li>
			<svg
				width="320"
				height="80"
				viewBox="0 -20 100 40"
				preserveAspectRatio="none"
				aria-hidden="true"
				className="h-20 w-full overflow-visible fill-none"
			>
				<path
					d="M0 0c12-16 13-16 25 0c12 22 13 22 25 0c12-26 13-26 25 0c12 18 13 18 25 0"
					vectorEffect="non-scaling-stroke"
					className="stroke-3 stroke-ink"
				/>
			</svg>
			<div className="pt-3 pr-4">
				<Doer icon={Hand}>By hand</Doer>
				<h4 className="mt-1 font-semibold">{title}</h4>
				<p className="text-[1em]/normal">{children}</p>
			</div>
		</li>
	);
}

/** Somebody at the desk, with the docket that a rule held back on the screen. */
function Desk() {
	return (
		<svg
			width="160"
			height="88"
			viewBox="0 0 160 88"
			aria-hidden="true"
			className="mt-4"
			fill="var(--color-on-highlight)"
		>
			<path d="M0 62H160V68H150V88H144V68H16V88H10V68H0ZM74 4H134V46H108V58H118V62H90V58H100V46H74ZM36 8a10 10 0 1 1 0 20a10 10 0 1 1 0-20M36 31C50 31 54 42 55 50L72 53V58H50L48 54V62H20C18 46 20 31 36 31Z" />
			<path d="M79 9H102V41H79ZM106 9H129V41H106Z" fill="var(--color-highlight)" />
			<path d="M83 14H98V17H83ZM83 21H98V24H83ZM83 28H92V31H83ZM110 14H125V17H110ZM110 21H125V24H110ZM110 28H125V31H110Z" />
			<path d="M136 62V54H156V62ZM138 52V48H154V52Z" />
		</svg>
	);
}

/** Who does it. */
function Doer({ icon, children }: { icon: typeof Hand; children: string }) {
	return (
		<p className="flex items-center gap-2 font-medium">
			<Icon icon={icon} />
			{children}
		</p>
	);
}
