import { ArrowRight, RotateCcw, ScrollText, UserCheck } from "lucide";
import type { ReactNode } from "react";
import { Figure } from "#src/sections/figure.tsx";
import { Icon } from "#src/ui/icon.tsx";

/**
 * The way of one request. From 1280 px up its steps rise towards the person who decides, and all of them
 * stand on the log; below that they are under one another.
 */
export function OneRequest() {
	return (
		<Figure caption="What it may do alone skips the queue, and is logged all the same.">
			<ol className="grid xl:grid-cols-[10.5rem_27rem_minmax(0,1fr)_12rem] xl:items-end">
				<Box title="A request arrives" className="bg-land-1 xl:min-h-44" first>
					An email, a form or a record that changed.
				</Box>
				<li className="relative border-[3px] border-accent border-dashed xl:border-b-0">
					<Arrow />
					<p className="px-5 pt-6 pb-4 font-semibold text-accent xl:absolute xl:w-1/2 xl:pt-4">
						The model works inside this line
					</p>
					<ol className="grid xl:grid-cols-2 xl:items-end">
						<Box title="The agent reads" className="bg-land-2 xl:min-h-48" first>
							The request, and the records it may open.
						</Box>
						<Box title="The agent proposes" className="bg-land-3 xl:min-h-72">
							One action, with its evidence.
						</Box>
					</ol>
					<p className="flex gap-3 bg-land-1 p-5">
						<Icon icon={RotateCcw} className="mt-1" />
						<span>
							<strong className="font-semibold">If a step fails,</strong> it may retry a set number
							of times. Then it stops and passes the request to a named person.
						</span>
					</p>
				</li>
				<li className="relative border-[3px] border-transparent bg-highlight p-5 text-on-highlight xl:self-stretch xl:p-6">
					<Arrow />
					<p className="flex items-center gap-2 pt-1 font-semibold">
						<Icon icon={UserCheck} />A person decides
					</p>
					<h3 className="mt-2 font-display font-medium text-quiet">The approval queue</h3>
					<p className="mt-1">You see the evidence before the buttons.</p>
					<dl className="mt-5 grid gap-2 sm:grid-cols-2">
						<Answer name="Approve">It goes ahead exactly as shown.</Answer>
						<Answer name="Change">Your version goes ahead. The log keeps both.</Answer>
						<Answer name="Refuse">It stops here. A person takes over.</Answer>
						<Answer name="No answer">It waits.</Answer>
					</dl>
					<p className="mt-5 text-balance font-display font-medium text-heading">
						Silence never counts as a yes.
					</p>
				</li>
				<Box title="Your system acts" className="bg-land-4 xl:min-h-64">
					It checks the permission again, then makes the change.
				</Box>
				<li className="flex gap-4 border-[3px] border-transparent bg-depth p-5 text-on-depth xl:col-span-4 xl:p-6">
					<Icon icon={ScrollText} className="mt-1" />
					<div>
						<h3 className="text-subheading">The log</h3>
						<p>Every step writes a line: what was read and proposed, who answered, what changed.</p>
					</div>
				</li>
			</ol>
		</Figure>
	);
}

interface BoxProps {
	title: string;
	/** Its ground, and how high it stands beside the others. */
	className: string;
	/** No arrow leads to it. */
	first?: boolean;
	children: ReactNode;
}

/** A step that software takes. */
function Box({ title, className, first = false, children }: BoxProps) {
	return (
		<li className={`relative border-[3px] border-transparent p-5 text-ink ${className}`}>
			{!first && <Arrow />}
			<h3 className="text-subheading">{title}</h3>
			<p className="mt-1.5">{children}</p>
		</li>
	);
}

/** One of the answers that a person may give, and what follows. */
function Answer({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="border-2 border-on-highlight p-3">
			<dt className="font-semibold text-subheading">{name}</dt>
			<dd className="text-[1em]/normal">{children}</dd>
		</div>
	);
}

/** The way from the step before, across the edge between the two. */
function Arrow() {
	return (
		<Icon
			icon={ArrowRight}
			className="absolute -top-4 left-5 z-1 size-7 rotate-90 rounded-full bg-ground p-1 text-accent xl:top-auto xl:bottom-5 xl:-left-4 xl:rotate-0"
		/>
	);
}
