import type { ReactNode } from "react";
import { Horizon } from "#src/ui/horizon.tsx";

/** The classes of the words and of the actions: above the land, and on it. */
const looks = {
	above: {
		title: "max-w-[11em] text-title lg:col-span-7",
		text: "lg:col-span-7 lg:col-start-1",
		actions: "self-end lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1",
	},
	on: {
		title: "text-call lg:col-span-12 lg:mb-6",
		text: "lg:col-span-7",
		actions: "lg:col-span-5 lg:mt-5",
	},
} as const;

export interface CallToActionProps {
	/** The drawing on whose land it stands, if it isn't above that of the page's end. */
	land?: string | undefined;
	title: ReactNode;
	text: ReactNode;
	actions: ReactNode;
}

/** The invitation at the end of a page, above its land or on it. */
export function CallToAction({ land, ...words }: CallToActionProps) {
	if (!land) {
		return (
			<section className="pt-20 pb-14 lg:pt-32 lg:pb-20">
				<Words look="above" {...words} />
			</section>
		);
	}
	return (
		<section className="closing-land">
			<Horizon name={land} />
			<div className="spread-night pt-6 pb-20 lg:pb-32">
				<Words look="on" {...words} />
			</div>
		</section>
	);
}

interface WordsProps extends Omit<CallToActionProps, "land"> {
	look: keyof typeof looks;
}

function Words({ look, title, text, actions }: WordsProps) {
	const classes = looks[look];
	return (
		<div className="page-width grid grid-cols-1 gap-x-6 gap-y-5 lg:grid-cols-12">
			<h2 className={classes.title}>{title}</h2>
			<div className={`max-w-measure text-lead text-muted text-links ${classes.text}`}>{text}</div>
			<div className={`button-row content-start items-center max-lg:mt-3 ${classes.actions}`}>
				{actions}
			</div>
		</div>
	);
}
