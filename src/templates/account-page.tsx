import type { ReactNode } from "react";
import { type HeadWords, PageHead } from "~/seo/page-head";
import { ContourField, type ContourName } from "~/ui/contour-field";

/** The words of the sign-in page, in reading order. */
export interface AccountWords {
	head: HeadWords;
	contours: ContourName;
	/** What an account is good for; beside the card from 1024 px up, under it below that. */
	aside: { title: string; lead: ReactNode; text: ReactNode };
}

/** One card over its own contours. The card holds the page's one `<h1>`. */
export function AccountPage({ head, contours, aside, card }: AccountWords & { card: ReactNode }) {
	return (
		<>
			<PageHead {...head} indexed={false} />
			<div className="relative isolate overflow-hidden">
				<ContourField
					name={contours}
					className="absolute inset-y-0 right-0 -z-10 h-full w-full text-accent opacity-25 max-lg:[mask-image:linear-gradient(#000_30rem,transparent_44rem)] lg:w-3/5 lg:opacity-50"
				/>
				<div className="page-width grid items-start gap-x-6 gap-y-14 py-14 lg:min-h-[52rem] lg:grid-cols-12 lg:py-20">
					<div className="mx-auto w-full max-w-[28rem] lg:col-span-5 lg:col-start-8 lg:row-start-1 lg:mr-0">
						{card}
					</div>
					<section className="mx-auto w-full max-w-[28rem] lg:col-span-6 lg:col-start-1 lg:row-start-1 lg:mx-0 lg:pt-10">
						<h2 className="max-w-[16ch] text-heading">{aside.title}</h2>
						<p className="mt-5 text-lead text-muted">{aside.lead}</p>
						<p className="mt-5 text-muted text-links">{aside.text}</p>
					</section>
				</div>
			</div>
		</>
	);
}
