import { company } from "#src/content/company.ts";
import { EmailLink } from "#src/layouts/email-link.tsx";
import { LegalLayout, type LegalSection } from "#src/layouts/legal-layout.tsx";
import type { PageMetadata } from "#src/page-metadata.ts";
import { type Passage, Strait } from "#src/pages/terms/strait.tsx";
import { Link } from "#src/ui/link.tsx";

export const page = {
	title: "Terms of Service",
	description:
		"The terms for using this website: what it is for, what sign-in gives you, who owns the words and pictures, and which law applies.",
	name: "Terms of Service",
	headline: "The terms for reading and using this site",
	lead: "These terms are about the website only. Work that we do for a client has a written agreement of its own, and that agreement comes first.",
	contours: "terms",
} satisfies PageMetadata;

const sections: readonly LegalSection[] = [
	{
		id: "agreement",
		title: "Who these terms are between",
		content: (
			<p>
				The agreement is between you and {company.legalName} of {company.location}, called “we”
				below. These terms apply when you use the site. By signing in you agree to them; if you do
				so for an organisation, you agree on its behalf.
			</p>
		),
	},
	{
		id: "information",
		title: "General information, not advice",
		content: (
			<>
				<p>
					The pages describe what we do and the rules that bear on it. They are general, and rules
					change. Check the official source we link to, or ask a lawyer, before you rely on a point
					of law.
				</p>
				<p>
					Timings are plans for a first piece of work. Anything marked as an illustrative example
					describes no real client. No page here is an offer, and only a signed agreement binds
					either of us to a piece of work.
				</p>
			</>
		),
	},
	{
		id: "use",
		title: "What you may do",
		content: (
			<>
				<p>Read, print, link to and quote from the site. Please name us when you quote. Do not:</p>
				<ul>
					<li>try to break into it, slow it down or get round its security;</li>
					<li>pass off its words or drawings as your own work;</li>
					<li>use it to send anything unlawful, or to pretend to be somebody else.</li>
				</ul>
				<p>
					If you find a security fault, tell us at <EmailLink subject="Security" /> before you tell
					others. We will thank you for it.
				</p>
			</>
		),
	},
	{
		id: "accounts",
		title: "Signing in",
		content: (
			<>
				<p>
					Sign-in runs on Firebase Authentication, a Google service. At present it shows you your
					own account details and opens no further part of the site.
				</p>
				<p>
					Keep your password to yourself, and tell us if you think someone else is using it. We may
					close an account that is used against these terms. You may ask us to close yours at any
					time. The <Link href="/privacy#sign-in">privacy page</Link> says what is stored.
				</p>
			</>
		),
	},
	{
		id: "ownership",
		title: "Words, drawings and names",
		content: (
			<>
				<p>
					We own the text, drawings and code of the site, or have permission to use them. The names
					of other companies and products belong to their owners, and their mention implies no
					partnership or endorsement.
				</p>
				<p>
					The site runs on open-source software and free typefaces.{" "}
					<a href="/licences.txt">Their licences</a> are listed in a text file.
				</p>
			</>
		),
	},
	{
		id: "other-sites",
		title: "Links to other sites",
		content: (
			<p>
				We link to official pages and to profiles on LinkedIn. We do not run those sites, and they
				have terms and privacy policies of their own.
			</p>
		),
	},
	{
		id: "availability",
		title: "Changes and interruptions",
		content: (
			<p>
				We may change, move or remove any page, and the site may at times be unavailable. If we
				change these terms, we change the date at the top too. The new terms apply to what you do
				after that date.
			</p>
		),
	},
	{
		id: "liability",
		title: "Consumer rights and liability",
		content: (
			<>
				<p>
					These terms do not limit any right under the Fair Trading Act 1986 or the Consumer
					Guarantees Act 1993 that cannot by law be limited. If you use the site as a consumer,
					those rights come before anything written here.
				</p>
				<p>
					Subject to that, and as far as the law allows, we are not liable for loss that comes from
					relying on the general information on this site or from its being unavailable. If you are
					in trade, a signed agreement may contract out of parts of either Act. These terms do not
					do so.
				</p>
			</>
		),
	},
	{
		id: "law",
		title: "Which law applies",
		content: (
			<p>
				New Zealand law governs these terms, and the New Zealand courts have jurisdiction. If one
				term cannot be enforced, the others still stand.
			</p>
		),
	},
	{
		id: "questions",
		title: "Questions",
		content: (
			<p>
				Write to <EmailLink subject="Terms" />, or see the <Link href="/contact">contact page</Link>{" "}
				for our phone number and hours.
			</p>
		),
	},
];

/** What passes between the visitor and the company, with the section that says so. */
const passages: readonly Passage[] = [
	{ to: "you", what: "We give you general information, free to read", section: "information" },
	{ to: "us", what: "You name us when you quote us", section: "use" },
	{ to: "us", what: "You tell us about a security fault before you tell others", section: "use" },
	{ to: "you", what: "We close your account whenever you ask", section: "accounts" },
	{
		to: "you",
		what: "We change the date at the top when the terms change",
		section: "availability",
	},
	{ to: "you", what: "We leave your rights as a consumer untouched", section: "liability" },
];

export default function Terms() {
	return (
		<LegalLayout
			page={page}
			picture={
				<Strait
					title="These terms in short"
					you="You"
					us={company.name}
					passages={passages}
					bridge={{
						what: "A piece of work starts once we have both signed",
						section: "information",
					}}
				/>
			}
			sections={sections}
		/>
	);
}
