import { AccountCard } from "#src/auth/account-card.tsx";
import { signInLabels } from "#src/auth/sign-in-labels.ts";
import { company, phoneLink } from "#src/content/company.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { LitWindow } from "#src/pages/get-started/lit-window.tsx";
import { Island } from "#src/ui/island.tsx";
import { Link } from "#src/ui/link.tsx";

export const page: PageMetadata = {
	title: "Sign in or sign up",
	description:
		"Sign in with an email address and a password or with Google, sign up, or ask for an email to set a new password.",
	headline: signInLabels["sign-in"].title,
	indexed: false,
};

/** The sign-in page. The card has the page's only `<h1>`. */
export default function GetStarted() {
	return (
		<>
			<div className="lg:grid lg:grid-cols-2">
				<div className="mx-auto w-full max-w-[28rem] px-gutter py-10 lg:col-start-2 lg:row-start-1 lg:py-16">
					<Island name="auth/account-card" part={AccountCard} soon />
					<p className="mt-6 border-line border-t py-4 text-muted text-small">
						Google’s Firebase service checks your details and may hold them outside New Zealand.
					</p>
				</div>
				<div className="sign-in-land relative lg:row-start-1 lg:-mt-(--header-full)">
					<LitWindow />
				</div>
			</div>
			<div className="ground-night relative">
				{/* The hill's slope, which runs on under the form. */}
				<svg
					width="320"
					height="64"
					viewBox="0 0 1200 64"
					preserveAspectRatio="none"
					overflow="visible"
					aria-hidden="true"
					className="-mt-12 h-12 w-full"
				>
					<path
						d="M0-50H490C740-50 790 52 980 52S1130 34 1200 24V65H0Z"
						fill="var(--color-depth)"
					/>
				</svg>
				<p className="page-width pt-6 pb-10 font-display text-heading text-links">
					<span className="mb-3 block font-medium text-display">You don’t need an account</span> to
					start a project: ring{" "}
					<a href={phoneLink} className="whitespace-nowrap">
						{company.phone}
					</a>{" "}
					or{" "}
					<Link href="/contact" className="whitespace-nowrap">
						write to us
					</Link>
					.
				</p>
			</div>
		</>
	);
}
