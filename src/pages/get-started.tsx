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
		<div className="lg:grid lg:grid-cols-2">
			<div className="mx-auto w-full max-w-[28rem] px-gutter py-10 lg:order-1 lg:py-16">
				<Island name="auth/account-card" part={AccountCard} soon />
				<p className="mt-6 border-line border-t pt-4 text-muted text-small">
					Google’s Firebase service checks your details for us and may hold them outside New
					Zealand.
				</p>
			</div>
			<div className="sign-in-land relative">
				<LitWindow />
				<p className="ground-night absolute inset-x-0 bottom-0 bg-transparent px-gutter pb-8 lg:pl-[max(var(--spacing-gutter),50vw-37.5rem)] font-display text-heading text-links max-sm:text-[1.5rem]">
					Starting a project? Ring{" "}
					<a href={phoneLink} className="whitespace-nowrap">
						{company.phone}
					</a>{" "}
					or <Link href="/contact">write to us</Link>.
				</p>
			</div>
		</div>
	);
}
