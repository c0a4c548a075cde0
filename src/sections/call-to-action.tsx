import type { ReactNode } from "react";
import { Horizon } from "#src/ui/horizon.tsx";

/** The classes of the words and of the actions. */
const looks = {
	service: {
		title: "max-w-[11em] text-title lg:col-span-7",
		text: "lg:col-span-7 lg:col-start-1",
		actions: "self-end lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1",
	},
	industry: {
		title: "text-call lg:col-span-12 lg:mb-6",
		text: "lg:col-span-7",
		actions: "lg:col-span-5 lg:mt-5",
	},
	company: {
		title: "max-w-[11em] text-title lg:col-span-8 lg:col-start-5",
		text: "lg:col-span-8 lg:col-start-5",
		actions: "lg:col-span-8 lg:col-start-5 lg:mt-3",
	},
} as const;

export interface CallToActionProps {
	/** The kind of page that it ends. */
	look?: keyof typeof looks | undefined;
	/** The drawing on whose land it stands, if it isn't above that of the page's end. */
	land?: string | undefined;
	title: ReactNode;
	text: ReactNode;
	actions: ReactNode;
}

/** The invitation at the end of a page, above its land or on it. */
export function CallToAction({ land, ...rest }: CallToActionProps) {
	if (!land) {
		return (
			<section className="pt-20 pb-14 lg:pt-32 lg:pb-20">
				<Words {...rest} />
			</section>
		);
	}
	return (
		<section className="closing-land">
			<Horizon name={land} />
			<div className="spread-night pt-6 pb-20 lg:pb-32">
				<Words {...rest} />
			</div>
		</section>
	);
}

function Words({ look = "service", title, text, actions }: Omit<CallToActionProps, "land">) {
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
