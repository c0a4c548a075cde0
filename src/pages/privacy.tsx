import type { ReactNode } from "react";
import { signUpMakesAccounts } from "#src/auth/config.ts";
import { company, mailLink, phoneLink, privacyEmail, registered } from "#src/content/company.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { Callout } from "#src/sections/callout.tsx";
import { Hero } from "#src/sections/hero.tsx";
import { Clause, Clauses, LegalStatus } from "#src/sections/legal-status.tsx";
import { ExternalLink, Link } from "#src/ui/link.tsx";
import { Mark } from "#src/ui/mark.tsx";

export const page: PageMetadata = {
	title: "Privacy Policy",
	description:
		"What this website keeps on your device, what reaches Google for sign-in, fonts and hosting, and how to see, correct or complain about it.",
	name: "Privacy Policy",
	headline: "What this site learns about you, and where it goes",
};

/** What the build's settings switch on. */
const analytics = Boolean(import.meta.env.VITE_FIREBASE_MEASUREMENT_ID);
const counter = import.meta.env.VITE_COUNTER;
const reports = Boolean(import.meta.env.VITE_REPORTS_ADDRESS);
const botProtection = import.meta.env.VITE_BOT_PROTECTION === "on";

/** The headings of the clauses by their fragments. */
const clauses = {
	who: "Who we are and what this covers",
	"sign-in": "Signing in",
	use: "Who else sees it",
	others: "When somebody else tells us about you",
	overseas: "Information held overseas",
	breaches: "Safekeeping and breaches",
	access: "Seeing, correcting, complaining",
	accessibility: "Accessibility",
	changes: "Changes to this page",
};

export default function Privacy() {
	return (
		<>
			<Hero page={page} variant="plain">
				{analytics || counter
					? "No advertising, and no cookies from our own pages."
					: "No advertising, no analytics, and no cookies from our own pages."}{" "}
				You can read every page without saying who you are. Even so, some things are recorded.
			</Hero>
			<LegalStatus />
			<section id="collection" aria-labelledby="collection-title" className="relative">
				<Band title="In your browser" className="bg-land-1" fill="var(--color-land-1)" first>
					<Kept
						what="Light or dark theme, and that you closed the hint about it"
						until="Until you clear the site’s data"
					>
						In local storage, to keep your choice on the next visit.
					</Kept>
					<Kept
						what="Your session, if you sign in, and the number of its account"
						until="Until you sign out or clear the site’s data"
					>
						In IndexedDB or local storage, so that a reload does not sign you out.
					</Kept>
				</Band>
				<Band title="At Google" className="bg-land-3" fill="var(--color-land-3)">
					<Kept
						what="IP address, time, page asked for, type of browser"
						until="As Google’s hosting terms set out"
					>
						In Firebase Hosting’s logs, on every visit. Any web host needs them to answer, and to
						spot misuse.
					</Kept>
					<Kept what="IP address and type of browser" until="As Google’s own policy sets out">
						At Google Fonts, on every visit, for the stylesheet and characters that our own
						typefaces lack.
					</Kept>
					<Kept
						what="If you sign in: email and password, or your Google account’s name, email and photo"
						until="Until the account is deleted: ask us to do it"
					>
						In Firebase Authentication, to sign you in, or to email you a link that resets a
						password.
					</Kept>
				</Band>
				<Band title="With us" className="ground-night" fill="var(--color-depth)">
					<Kept
						what="What you write to us or tell us by phone"
						until="Until the matter is closed, or longer if a law requires it"
					>
						In our mailbox, at our email provider, to answer you.
					</Kept>
					<Kept
						what="Job and internship applications"
						until="Six months after our answer, or longer if you ask us to"
					>
						In our mailbox, read by those who hire for the role, to decide and to answer you.
					</Kept>
				</Band>
				<p className="ground-decided py-6 font-display text-quiet">
					<span className="page-width flex gap-4">
						<Mark kind="person" className="mt-1" />
						Ask what we hold about you: a reply within 20 working days.
					</span>
				</p>
			</section>
			<Callout title="We do not sell what we hold about you.">
				{(counter || reports) && (
					<p>
						{counter &&
							`We count visits with a counter at ${new URL(counter).hostname}, which sets no cookies and stores nothing on your device: it receives the address of the page, where you came from, your IP address and your type of browser. `}
						{reports &&
							"If something on a page breaks, your browser sends the page’s address, the error and the type of browser to a service of ours, which keeps them until the fault is fixed."}
					</p>
				)}
			</Callout>
			<nav aria-label="Contents" className="page-width">
				<ol className="grid gap-x-6 text-links md:grid-cols-3">
					{Object.entries(clauses).map(([id, title]) => (
						<li key={id} className="border-line border-t py-4 font-display text-lead/snug">
							<a href={`#${id}`} className="touch-target">
								{title}
							</a>
						</li>
					))}
				</ol>
			</nav>
			<Clauses>
				<Clause id="who" title={clauses.who}>
					<p>
						{company.legalName}
						{registered}, “we” on this page, runs this website from {company.location}. We follow
						the Privacy Act 2020 and its information privacy principles, including IPP 3A on
						indirect collection, in force since 1&nbsp;May 2026.
					</p>
					<p>
						This page covers the website, and messages and applications sent to us. Work for a
						client is covered by our agreement with that client, in short by{" "}
						<Link href="/services#promises">what we promise</Link>, and by the client’s own privacy
						statement.
					</p>
				</Clause>
				<Clause id="sign-in" title={clauses["sign-in"]}>
					<p>
						Signing in is optional and changes no other page. When you sign in, your email and
						password go straight from your browser to Firebase Authentication, a Google service. We
						never see the password. If you follow “Reload the page” there, the email address you had
						typed stays in your browser until the page is back.
					</p>
					<p>
						“Continue with Google” loads a script from Google and opens Google’s own window, which
						may use Google’s own cookies. Afterwards we can see your name, your email address and
						the address of your photo, which is fetched from Google when the page shows it.
					</p>
					<p>
						{signUpMakesAccounts
							? "If you create an account, the full name, email and password you type go to Firebase Authentication to make it."
							: "The sign-up form makes no account: it checks on your device that the two passwords match, and sends nothing you type."}
					</p>
					<p>
						The sign-in page also loads two further Firebase services, a document database and
						functions. Nothing about you is sent to them.
					</p>
					{botProtection && (
						<p>
							Google’s reCAPTCHA protects the sign-in page against automated attacks. It examines
							your device and how you use that page, and sends that to Google, under Google’s own
							privacy policy and terms.
						</p>
					)}
					{analytics && (
						<p>
							Google Analytics runs on the sign-in page alone, after you press “Yes, count it”
							there, and until you leave that page, so that we know how many people use it. It
							records the page’s address, your type of browser and rough location under a random
							number, and Google keeps that for two months. Its cookies last until you close the
							browser, the number until you clear the site’s data. Its advertising features are off.
							“No, don’t” stops it, removes its cookies and is remembered in your browser’s local
							storage until you say yes. Refusing changes nothing else.
						</p>
					)}
				</Clause>
				<Clause id="use" title={clauses.use}>
					<p>
						We use what you give us for the reason you gave it: to reply, to sign you in, to
						consider an application. We do not use it to train a model or to build a profile of you,
						and we send no newsletter that you have not asked for. A language model may read our
						drafts, once names and personal details are taken out. It never reads a draft about an
						application.
					</p>
					<p>
						Google (hosting, sign-in and typefaces) and our email provider process it on the way.
						Anyone else receives it only with your agreement, or where New Zealand law requires or
						allows it.
					</p>
				</Clause>
				<Clause id="others" title={clauses.others}>
					<p>
						A referee or a colleague may mention you to us. We then let you know that we hold the
						information, what it is for, who receives it and how to see or correct it, unless an
						exception in the Act applies, for instance because you have been told already.
					</p>
				</Clause>
				<Clause id="overseas" title={clauses.overseas}>
					<p>
						Google and our email provider may store or process information outside New Zealand. A
						cloud provider that acts only as our agent is normally treated as holding it for us.
						Where sending it counts as a disclosure, we need one of the grounds in{" "}
						<ExternalLink href="https://www.privacy.org.nz/disclosing-personal-information-outside-new-zealand/">
							principle&nbsp;12
						</ExternalLink>
						, such as safeguards comparable to New Zealand’s. Our privacy officer can tell you which
						ones apply to what we hold about you.
					</p>
				</Clause>
				<Clause id="breaches" title={clauses.breaches}>
					<p>
						Pages are sent over an encrypted connection, with a policy that stops the browser
						running scripts from anywhere we have not named. Access to the mailbox and to sign-in
						records is limited to the people who need it.
					</p>
					<p>
						Where a breach has done someone serious harm, or is likely to, we tell the{" "}
						<ExternalLink href="https://www.privacy.org.nz/responsibilities/privacy-breaches/notify-us/">
							Privacy Commissioner
						</ExternalLink>{" "}
						and everyone affected as soon as practicable: what happened, what we have done and what
						you can do.
					</p>
				</Clause>
				<Clause id="access" title={clauses.access}>
					<p>
						Ask what we hold about you, ask for a copy, or ask us to correct it. Write to our
						privacy officer at <a href={mailLink("Privacy", privacyEmail)}>{privacyEmail}</a>. We
						reply as soon as we can and within 20 working days, free of charge. We may first check
						that you are who you say you are.
					</p>
					<p>
						If we do not make a correction you ask for, you may have your own statement of it
						attached to the information.
					</p>
					<p id="complaints">
						If you are unhappy with us, please write to us first, so that we can put it right. You
						can complain to the Office of the Privacy Commissioner at any time, through{" "}
						<ExternalLink href="https://www.privacy.org.nz/">privacy.org.nz</ExternalLink>.
					</p>
				</Clause>
				<Clause id="accessibility" title={clauses.accessibility}>
					<p>
						We aim for level AA of the Web Content Accessibility Guidelines, version 2.2. Every page
						is checked by machine, but no one has tested the site with a screen reader or audited
						it, so we do not claim that it conforms. If something here is hard to use, write to{" "}
						<a href={mailLink("Accessibility")}>{company.email}</a> or ring{" "}
						<a href={phoneLink}>{company.phone}</a>, and we will try to give you the information
						another way.
					</p>
				</Clause>
				<Clause id="changes" title={clauses.changes}>
					<p>
						When the site starts to store or send something new, we change this page and the date
						above.
					</p>
				</Clause>
			</Clauses>
		</>
	);
}

interface BandProps {
	title: string;
	/** The classes of its ground, and the same colour for its shore. */
	className: string;
	fill: string;
	/** Whether the heading of them all stands in it. */
	first?: boolean;
	/** What is there, as `Kept`. */
	children: ReactNode;
}

/** A place where information is kept, as a layer of land with a shore at its top. */
function Band({ title, className, fill, first = false, children }: BandProps) {
	return (
		<div className={`grid ${className}`}>
			<svg
				width="320"
				height="64"
				viewBox="0 0 1200 64"
				preserveAspectRatio="none"
				aria-hidden="true"
				className="-mt-12 h-12 w-full"
			>
				<path d="M0 24C150-10 300 0 450 28S750 64 900 40S1100 14 1200 20V65H0Z" fill={fill} />
			</svg>
			<div className="page-width pt-6 pb-20">
				{first && (
					<h2 id="collection-title" className="font-sans text-lead">
						What is collected, why, and for how long
					</h2>
				)}
				<h3 className="mt-2 font-display font-medium text-statement">{title}</h3>
				<dl className="mt-6 grid gap-x-6 gap-y-8 md:grid-cols-3">{children}</dl>
			</div>
		</div>
	);
}

/** A piece of information in a `Band`, where and why it is there, and for how long. */
function Kept({ what, until, children }: { what: string; until: string; children: string }) {
	return (
		<div className="flex flex-col border-line border-t pt-4 md:pr-6">
			<dt className="font-semibold">{what}</dt>
			<dd className="mt-1.5 mb-3">{children}</dd>
			<dd className="mt-auto font-display text-lead/snug">{until}</dd>
		</div>
	);
}
