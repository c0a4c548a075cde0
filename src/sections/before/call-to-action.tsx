import type { ReactNode } from "react";
import { Horizon } from "#src/ui/horizon.tsx";

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
				<Words {...words} />
			</section>
		);
	}
	return (
		<section className="closing-land">
			<Horizon name={land} />
			<div className="spread-night pt-6 pb-20 lg:pb-32">
				<Words {...words} />
			</div>
		</section>
	);
}

function Words({ title, text, actions }: Omit<CallToActionProps, "land">) {
	return (
		<div className="page-width grid grid-cols-1 gap-x-6 gap-y-5 lg:grid-cols-12">
			<h2 className="text-call lg:col-span-12 lg:mb-6">{title}</h2>
			<div className="max-w-measure text-lead text-muted text-links lg:col-span-7">{text}</div>
			<div className="button-row content-start items-center max-lg:mt-3 lg:col-span-5 lg:mt-5">
				{actions}
			</div>
		</div>
	);
}
