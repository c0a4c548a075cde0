import { ArrowLeft, ArrowRight } from "lucide";
import { company, mailLink, registered } from "#src/content/company.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { Hero } from "#src/sections/hero.tsx";
import { Clause, Clauses, LegalStatus } from "#src/sections/legal-status.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Link } from "#src/ui/link.tsx";

export const page: PageMetadata = {
	title: "Terms of Service",
	description:
		"The terms for using this website: what it is for, what sign-in gives you, who owns the words and pictures, and which law applies.",
	name: "Terms of Service",
	headline: "The terms for reading and using this site",
};

export default function Terms() {
	return (
		<>
			<Hero page={page} variant="plain">
				These terms are about the website only. Work that we do for a client has a written agreement
				of its own, and that agreement comes first.
			</Hero>
			<LegalStatus />
			<GiveAndTake />
			<Clauses>
				<Clause id="agreement" title="Who these terms are between">
					<p>
						The agreement is between you and {company.legalName}
						{registered} of {company.location}, called “we” below. These terms apply when you use
						the site. By signing in you agree to them; if you do so for an organisation, you agree
						on its behalf.
					</p>
				</Clause>
				<Clause id="information" title="General information, not advice">
					<p>
						The pages describe what we do and the rules that bear on it. They are general, and rules
						change. Check the official source we link to, or ask a lawyer, before you rely on a
						point of law.
					</p>
					<p>
						Timings are plans for a first piece of work. Anything marked as an illustrative example
						describes no real client. No page here is an offer, and only a signed agreement binds
						either of us to a piece of work.
					</p>
				</Clause>
				<Clause id="use" title="What you may do">
					<p>
						Read, print, link to and quote from the site, and please name us when you quote. Do not
						try to break into it, slow it down or get round its security. Do not pass off its words
						or drawings as your own, send anything unlawful through it, or pretend to be somebody
						else.
					</p>
					<p>
						If you find a security fault, tell us at{" "}
						<a href={mailLink("Security")}>{company.email}</a> before you tell others. We will
						answer.
					</p>
				</Clause>
				<Clause id="accounts" title="Signing in">
					<p>
						Sign-in runs on Firebase Authentication, a Google service. At present it shows you your
						own account details, and every page reads the same. The{" "}
						<Link href="/privacy#sign-in">privacy page</Link> says what is stored.
					</p>
					<p>
						Keep your password to yourself, and tell us if you think someone else is using it. We
						may close an account that is used against these terms, and you may ask us to close yours
						at any time.
					</p>
				</Clause>
				<Clause id="ownership" title="Words, drawings and names">
					<p>
						We own the text, drawings and code of the site, or have permission to use them. The
						names of other companies and products belong to their owners, and their mention implies
						no partnership or endorsement. The site runs on open-source software and free typefaces,{" "}
						<a href="/licences.txt">whose licences are listed</a>.
					</p>
				</Clause>
				<Clause id="availability" title="Other sites, changes and interruptions">
					<p>
						The official pages and LinkedIn profiles that we link to are run by others, on terms of
						their own. We may change, move or remove any page of this site, and it may at times be
						unavailable. If we change these terms, we change the date above too, and the new terms
						apply to what you do after it.
					</p>
				</Clause>
				<Clause id="liability" title="Consumer rights and liability">
					<p>
						These terms do not limit any right under the Fair Trading Act 1986 or the Consumer
						Guarantees Act 1993 that cannot by law be limited. If you use the site as a consumer,
						those rights come before anything written here.
					</p>
					<p>
						Subject to that, and as far as the law allows, we are not liable for loss that comes
						from relying on the general information on this site or from its being unavailable. If
						you are in trade, a signed agreement may contract out of parts of either Act. These
						terms do not.
					</p>
				</Clause>
				<Clause id="law" title="Which law applies">
					<p>
						New Zealand law governs these terms, and the New Zealand courts have jurisdiction. If
						one term cannot be enforced, the others still stand.
					</p>
				</Clause>
			</Clauses>
		</>
	);
}

/** The picture of the terms: what passes between the visitor and the company, and when work starts. */
function GiveAndTake() {
	return (
		<section aria-labelledby="short" className="ground-night pt-section">
			<div className="page-width">
				<h2 id="short" className="font-sans text-lead text-muted">
					These terms in short
				</h2>
				<p className="mt-6 flex flex-wrap justify-between gap-x-6 font-display font-medium text-statement">
					<span>You</span> <span>{company.name}</span>
				</p>
				<ul className="mt-6 font-display text-heading max-sm:text-[1.5rem]">
					<Line to="you">Read our general information for nothing</Line>
					<Line to="us">Name us when you quote us</Line>
					<Line to="us">Tell us about a security fault before you tell others</Line>
					<Line to="you">Have your account closed whenever you ask</Line>
					<Line to="you">Keep all your rights as a consumer</Line>
				</ul>
			</div>
			<p className="ground-decided mt-10 py-10 font-display font-medium text-statement">
				<span className="page-width block">Work for you starts once we have both signed.</span>
			</p>
		</section>
	);
}

/** Who receives something, as an arrow to that side, and what. */
function Line({ to, children }: { to: "you" | "us"; children: string }) {
	const toYou = to === "you";
	return (
		<li className={`flex items-center gap-4 py-4 ${toYou ? "" : "flex-row-reverse text-right"}`}>
			<Icon icon={toYou ? ArrowLeft : ArrowRight} className="text-accent" />
			{children}
			<span className="grow border-control border-t max-lg:hidden" />
		</li>
	);
}
