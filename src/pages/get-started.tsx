import { AccountCard } from "#src/auth/account-card.tsx";
import { signInLabels } from "#src/auth/sign-in-labels.ts";
import { HeroOffer } from "#src/layouts/offer.tsx";
import type { PageMetadata } from "#src/page-metadata.ts";
import { ContourDrawing } from "#src/ui/contour-drawing.tsx";
import { Island } from "#src/ui/island.tsx";
import { Link } from "#src/ui/link.tsx";

export const page = {
	title: "Sign in or sign up",
	description:
		"Sign in with an email address and a password or with Google, sign up, or ask for an email to set a new password.",
	headline: signInLabels["sign-in"].title,
	contours: "get-started",
	indexed: false,
} satisfies PageMetadata;

/** The sign-in page. The card has the page's only `<h1>`. */
export default function GetStarted() {
	return (
		<div className="page-opening relative isolate overflow-hidden">
			{/* On a phone the card leaves no room for it. */}
			<ContourDrawing name={page.contours} className="page-map beside max-sm:hidden" />
			<div className="page-width grid items-start gap-x-6 gap-y-12 pt-14 pb-20 lg:min-h-[44rem] lg:grid-cols-12 lg:pt-4">
				<div className="mx-auto w-full max-w-[28rem] lg:col-span-5 lg:col-start-8 lg:row-start-1 lg:mr-0">
					<Island name="auth/account-card" part={AccountCard} soon />
				</div>
				<section className="mx-auto w-full max-w-[28rem] lg:col-span-6 lg:col-start-1 lg:row-start-1 lg:mx-0 lg:pt-16">
					<h2 className="max-w-[8.6em] text-[1.625rem]/tight">
						Starting a project? You don’t need an account
					</h2>
					<p className="mt-5 text-lead text-muted text-links">
						Email or <Link href="/contact">ring us</Link> about the job instead.
					</p>
					<div className="button-row mt-5">
						<HeroOffer subject="starting a project" look="secondary" />
					</div>
					<p className="mt-8 text-small text-muted">
						An account holds your own details and nothing else for now; every page is open without
						one. Google’s Firebase service checks those details for us and may hold them outside New
						Zealand.
					</p>
				</section>
			</div>
		</div>
	);
}
