import { AccountCard } from "#src/auth/account-card.tsx";
import { signInLabels } from "#src/auth/sign-in-labels.ts";
import { HeroOffer } from "#src/layouts/offer.tsx";
import type { PageMetadata } from "#src/page-metadata.ts";
import { LitWindow } from "#src/pages/get-started/lit-window.tsx";
import { Spread } from "#src/sections/spread.tsx";
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
		<>
			<div className="page-opening relative isolate overflow-hidden">
				<div
					className="page-width grid gap-x-6 pt-14 pb-12 lg:min-h-[46rem] lg:grid-cols-12 lg:content-start lg:pt-16 lg:pb-20"
				>
					<div className="mx-auto w-full max-w-[26rem] lg:col-span-5 lg:col-start-8 lg:mr-0">
						<Island name="auth/account-card" part={AccountCard} soon />
					</div>
				</div>
				<LitWindow />
			</div>
			<Spread ground="night" className="sign-in-pitch">
				<div className="grid items-end gap-x-6 gap-y-10 lg:grid-cols-12">
					<h2 className="lg:col-span-7">
						<span className="block font-sans font-medium text-lead text-muted">
							Starting a project?{" "}
						</span>
						<span className="sign-in-loud mt-3 block">You don’t need an account</span>
					</h2>
					<div className="lg:col-span-5">
						<p className="text-lead text-links">
							<Link href="/contact">Ring or email us</Link> about the job instead.
						</p>
						<div className="button-row mt-5">
							<HeroOffer subject="starting a project" look="secondary" />
						</div>
					</div>
					<p className="border-control border-t pt-5 text-muted text-small lg:col-span-12 lg:mt-6">
						<span className="block max-w-measure">
							Google’s Firebase service checks your sign-in details for us and may hold them outside
							New Zealand.
						</span>
					</p>
				</div>
			</Spread>
		</>
	);
}
