import { company, mailLink, registered } from "#src/content/company.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { Hero } from "#src/sections/hero.tsx";
import { LegalStatus } from "#src/sections/legal-status.tsx";
import { Prose } from "#src/sections/prose.tsx";
import { Section } from "#src/sections/section.tsx";
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
		<div className="numbered">
			<Hero page={page} variant="plain">
				These terms are about the website only. Work that we do for a client has a written agreement
				of its own, and that agreement comes first.
			</Hero>
			<LegalStatus />
			<Section id="agreement" title="Who these terms are between" layout="beside">
				<Prose>
					<p>
						The agreement is between you and {company.legalName}
						{registered} of {company.location}, called “we” below. These terms apply when you use
						the site. By signing in you agree to them; if you do so for an organisation, you agree
						on its behalf.
					</p>
				</Prose>
			</Section>
			<Section id="information" title="General information, not advice" layout="beside">
				<Prose>
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
				</Prose>
			</Section>
			<Section id="use" title="What you may do" layout="beside">
				<Prose>
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
				</Prose>
			</Section>
			<Section id="accounts" title="Signing in" layout="beside">
				<Prose>
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
				</Prose>
			</Section>
			<Section id="ownership" title="Words, drawings and names" layout="beside">
				<Prose>
					<p>
						We own the text, drawings and code of the site, or have permission to use them. The
						names of other companies and products belong to their owners, and their mention implies
						no partnership or endorsement. The site runs on open-source software and free typefaces,{" "}
						<a href="/licences.txt">whose licences are listed</a>.
					</p>
				</Prose>
			</Section>
			<Section id="availability" title="Other sites, changes and interruptions" layout="beside">
				<Prose>
					<p>
						The official pages and LinkedIn profiles that we link to are run by others, on terms of
						their own. We may change, move or remove any page of this site, and it may at times be
						unavailable. If we change these terms, we change the date above too, and the new terms
						apply to what you do after it.
					</p>
				</Prose>
			</Section>
			<Section id="liability" title="Consumer rights and liability" layout="beside">
				<Prose>
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
				</Prose>
			</Section>
			<Section id="law" title="Which law applies" layout="beside">
				<Prose>
					<p>
						New Zealand law governs these terms, and the New Zealand courts have jurisdiction. If
						one term cannot be enforced, the others still stand.
					</p>
				</Prose>
			</Section>
		</div>
	);
}
