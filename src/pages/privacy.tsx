import { signUpMakesAccounts } from "#src/auth/config.ts";
import { company, mailLink, phoneLink, privacyEmail, registered } from "#src/content/company.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { Cell, ComparisonTable, Row } from "#src/sections/comparison-table.tsx";
import { Hero } from "#src/sections/hero.tsx";
import { LegalStatus } from "#src/sections/legal-status.tsx";
import { Prose } from "#src/sections/prose.tsx";
import { Section } from "#src/sections/section.tsx";
import { ExternalLink } from "#src/ui/link.tsx";

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

export default function Privacy() {
	return (
		<div className="numbered">
			<Hero page={page} variant="plain">
				You can read every page without saying who you are. Even so, some things are recorded. This
				page says what, by whom, and what changes if you sign in or write to us.
			</Hero>
			<LegalStatus>
				<Prose>
					<p>
						{company.legalName}
						{registered}, “we” on this page, runs this website from {company.location}. We follow
						the Privacy Act 2020 and its information privacy principles, including IPP 3A on
						indirect collection, in force since 1&nbsp;May 2026.
					</p>
					<p>
						This page is about the website and about messages and applications sent to us.
						Information that we handle while working for a client is covered by our agreement with
						that client and by the client’s own privacy statement.
					</p>
					<p>
						The site has no advertising, and its own pages set no cookies.{" "}
						{!analytics && !counter && "It has no analytics either. "}
						{counter &&
							`We count visits with a counter at ${new URL(counter).hostname}, which sets no cookies and stores nothing on your device: it receives the address of the page, where you came from, your IP address and your type of browser. `}
						{reports &&
							"If something on a page breaks, your browser sends the page’s address, the error and the type of browser to a service of ours, which keeps them until the fault is fixed. "}
						We do not sell what we hold about you.
					</p>
				</Prose>
			</LegalStatus>
			<Section
				id="collection"
				title="What is collected, and why"
				intro="The rows on hosting and typefaces apply to every visit, the others only to what you choose to do."
			>
				<ComparisonTable
					caption="What this site stores or sends, where it goes, the reason, and for how long."
					columns={["What", "Where it goes", "Why", "How long"]}
				>
					<Row title="Light or dark theme, and that you closed the hint about it">
						<Cell>Local storage in your browser</Cell>
						<Cell>To keep your choice on the next visit.</Cell>
						<Cell>Until you clear the site’s data.</Cell>
					</Row>
					<Row title="IP address, time, page asked for, type of browser">
						<Cell>Firebase Hosting (Google), in its logs</Cell>
						<Cell>Any web host needs them to answer, and to spot misuse.</Cell>
						<Cell>As Google’s hosting terms set out.</Cell>
					</Row>
					<Row title="IP address and type of browser">
						<Cell>Google Fonts</Cell>
						<Cell>To fetch the stylesheet, and characters that our own typefaces lack.</Cell>
						<Cell>As Google’s own policy sets out.</Cell>
					</Row>
					<Row title="When you sign in: email and password, or your Google account’s name, email and photo">
						<Cell>Firebase Authentication (Google)</Cell>
						<Cell>To sign you in, or to email you a link that resets a password.</Cell>
						<Cell>Until the account is deleted. Ask us to do it.</Cell>
					</Row>
					<Row title="Your session, and the number of its account">
						<Cell>IndexedDB or local storage in your browser</Cell>
						<Cell>So that a reload does not sign you out.</Cell>
						<Cell>Until you sign out or clear the site’s data.</Cell>
					</Row>
					<Row title="What you write to us or tell us by phone">
						<Cell>Our mailbox, at our email provider</Cell>
						<Cell>To answer you.</Cell>
						<Cell>Until the matter is closed, or longer if a law requires it.</Cell>
					</Row>
					<Row title="Job and internship applications">
						<Cell>Our mailbox, read by those who hire for the role</Cell>
						<Cell>To decide, and to answer you.</Cell>
						<Cell>Six months after our answer, or longer if you ask us to.</Cell>
					</Row>
				</ComparisonTable>
			</Section>
			<Section id="sign-in" title="Signing in" layout="beside">
				<Prose>
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
				</Prose>
			</Section>
			<Section id="use" title="Who else sees it" layout="beside">
				<Prose>
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
					<h3 id="others">When somebody else tells us about you</h3>
					<p>
						A referee or a colleague may mention you to us. We then let you know that we hold the
						information, what it is for, who receives it and how to see or correct it, unless an
						exception in the Act applies, for instance because you have been told already.
					</p>
					<h3 id="overseas">Information held overseas</h3>
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
					<h3 id="breaches">Safekeeping and breaches</h3>
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
				</Prose>
			</Section>
			<Section id="access" title="Seeing, correcting, complaining" layout="beside">
				<Prose>
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
					<h3 id="accessibility">Accessibility</h3>
					<p>
						We aim for level AA of the Web Content Accessibility Guidelines, version 2.2. Every page
						is checked by machine, but no one has tested the site with a screen reader or audited
						it, so we do not claim that it conforms. If something here is hard to use, write to{" "}
						<a href={mailLink("Accessibility")}>{company.email}</a> or ring{" "}
						<a href={phoneLink}>{company.phone}</a>, and we will try to give you the information
						another way.
					</p>
					<h3 id="changes">Changes to this page</h3>
					<p>
						When the site starts to store or send something new, we change this page and the date
						above.
					</p>
				</Prose>
			</Section>
		</div>
	);
}
