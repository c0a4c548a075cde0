import { signUpMakesAccounts } from "#src/auth/config.ts";
import { company, phoneLink } from "#src/content/company.ts";
import { EmailLink } from "#src/layouts/email-link.tsx";
import { LegalLayout, type LegalSection } from "#src/layouts/legal-layout.tsx";
import type { PageMetadata } from "#src/page-metadata.ts";
import { Layers } from "#src/pages/privacy/layers.tsx";
import { ComparisonTable } from "#src/sections/before/comparison-table.tsx";
import { ExternalLink, Link } from "#src/ui/link.tsx";

/** What the build's settings switch on. */
const analytics = Boolean(import.meta.env.VITE_FIREBASE_MEASUREMENT_ID);
const reports = Boolean(import.meta.env.VITE_REPORTS_ADDRESS);

const privacyMail = <EmailLink subject="Privacy" />;

export const page = {
	title: "Privacy Policy",
	description:
		"What this website keeps on your device, what reaches Google for sign-in, fonts and hosting, and how to see, correct or complain about it.",
	name: "Privacy Policy",
	headline: "What this site learns about you, and where it goes",
	lead: "You can read every page without saying who you are. Even so, some things are recorded. This page says what is recorded, who records it, and what changes if you sign in or write to us.",
	contours: "privacy",
} satisfies PageMetadata;

const faultReports = [
	"A fault of the site in your browser: the page’s address, the error, the type of browser",
	"A service of ours that collects such reports",
	"To find and fix what is broken.",
	"Until it is fixed.",
] as const;

const analyticsRows = [
	[
		"That you said no to analytics",
		"Local storage in your browser",
		"So that you need not say it again.",
		"Until you say yes, or clear the site’s data.",
	],
	[
		"Your visit to the sign-in page, after a yes",
		"Google Analytics, and its cookies and database in your browser: the page’s address, type of browser and rough location, under a random number",
		"To know how many people use that page.",
		"Cookies until you close the browser; the random number until you clear the site’s data; at Google for two months.",
	],
] as const;

const short = {
	title: "The short version",
	points: [
		...(analytics
			? [
					"No advertising, and no cookies from our own pages.",
					"Google Analytics counts a visit to the sign-in page, with cookies, only after you have said yes there.",
				]
			: ["No advertising, no analytics, and no cookies from our own pages."]),
		"Your theme and your place on a page stay on your device.",
		"If you sign in, your browser keeps the session until you sign out.",
		"Google hosts the site and runs the sign-in, so it receives your IP address.",
		"We hold your details only if you, or somebody who knows you, gives them to us. We do not sell them.",
	],
};

const sections: readonly LegalSection[] = [
	{
		id: "scope",
		title: "Who we are and what this covers",
		content: (
			<>
				<p>
					{company.legalName} runs this website from {company.location}. “We” on this page means
					that company. We follow the Privacy Act 2020 and its information privacy principles,
					including IPP 3A on indirect collection, in force since 1&nbsp;May 2026.
				</p>
				<p>
					This page is about the website and about messages and applications sent to us. Information
					that we handle while working for a client is covered by our agreement with that client and
					by the client’s own privacy statement.
				</p>
			</>
		),
	},
	{
		id: "collection",
		title: "What is collected, and why",
		content: (
			<>
				<p>
					Your theme, the fact that you closed the theme hint, and your place on a page never leave
					your browser. Your place is how far you had scrolled, and which link or field you were at.
					After “Reload the page” on the sign-in page, it’s also the email address you had typed,
					until the page is back. The hosting and typeface rows apply whenever a page is shown
					{reports && ", the one on faults when something breaks"}. The other rows apply only if you
					sign in, write, ring or apply for a job
					{analytics && ", or answer the question about analytics"}.
				</p>
				<ComparisonTable
					caption="Everything this site stores or sends, where it goes, the reason, and for how long."
					columns={["What", "Where it goes", "Why", "How long"]}
					rows={[
						[
							"Light or dark theme",
							"Local storage in your browser",
							"To keep your choice on the next visit.",
							"Until you clear the site’s data.",
						],
						[
							"That you closed the theme hint",
							"Local storage in your browser",
							"So that it does not come back.",
							"Until you clear the site’s data.",
						],
						[
							"Your place on the page",
							"The browser’s own history entry for the page.",
							"So that Back returns you to your place.",
							"As long as the browser keeps the entry.",
						],
						[
							"IP address, time, page asked for, type of browser",
							"Firebase Hosting (Google), in its logs",
							"Any web host needs them to answer, and to spot misuse.",
							"As Google’s hosting terms set out.",
						],
						[
							"IP address and type of browser",
							"Google Fonts",
							"To fetch the stylesheet, and characters that our own typefaces lack.",
							"As Google’s own policy sets out.",
						],
						...(reports ? [faultReports] : []),
						[
							"Email and password, or your Google account’s name, email and photo",
							"Firebase Authentication (Google)",
							"To sign you in, or to email you a link that resets a password.",
							"Until the account is deleted. Ask us to do it.",
						],
						[
							"Your session",
							"IndexedDB or local storage in your browser",
							"So that a reload does not sign you out.",
							"Until you sign out or clear the site’s data.",
						],
						...(analytics ? analyticsRows : []),
						[
							"What you write to us or tell us by phone",
							"Our mailbox, at our email provider",
							"To answer you.",
							"Until the matter is closed, unless a law requires us to keep it longer.",
						],
						[
							"Job and internship applications",
							"Our mailbox, read by the people involved in hiring",
							"To decide, and to answer you.",
							"Six months after our answer, or longer if you ask us to.",
						],
					]}
				/>
			</>
		),
	},
	{
		id: "sign-in",
		title: "Signing in",
		content: (
			<>
				<p>
					Signing in is optional and changes no other page. Your email and password go straight from
					your browser to Firebase Authentication, a Google service. We never see the password.
				</p>
				<p>
					“Continue with Google” loads a script from Google and opens Google’s own window, which may
					use Google’s own cookies. Afterwards we can see your name, your email address and the
					address of your photo. The photo, if there is one, is fetched from Google when the page
					shows it.
				</p>
				<p>
					{signUpMakesAccounts
						? "If you create an account, the full name, email and password you type go to Firebase Authentication to make it."
						: "Signing up with a password is not open yet. Until it is, the sign-up form checks on your device that the two passwords match, and sends nothing you type."}
				</p>
				<p>
					The sign-in page also loads two further Firebase services, a document database and
					functions. Nothing about you is sent to them.
				</p>
				{analytics && (
					<p>
						Google Analytics runs on the sign-in page alone, after you press “Yes, count it” there,
						and until you leave that page. We have switched off its advertising features. Pressing
						“No, don’t” stops it and removes its cookies. Refusing changes nothing else.
					</p>
				)}
			</>
		),
	},
	{
		id: "use",
		title: "How it is used and who else sees it",
		content: (
			<>
				<p>
					We use what you give us for the reason you gave it: to reply, to sign you in, to consider
					an application. We do not use it to train a model or to build a profile of you. A language
					model may read our drafts, once names and personal details are taken out. It never reads a
					draft about an application.
				</p>
				<p>
					Google (hosting, sign-in and typefaces) and our email provider process it on the way.
					Anyone else receives it only with your agreement, or where New Zealand law requires or
					allows it.
				</p>
				<p>
					We send no newsletter. If we start one, you will have to ask for it, and you can
					unsubscribe from any issue.
				</p>
			</>
		),
	},
	{
		id: "others",
		title: "When somebody else tells us about you",
		content: (
			<p>
				A referee or a colleague may mention you to us. We then let you know that we hold the
				information, what it is for, who receives it and how to see or correct it, unless an
				exception in the Act applies, for instance because you have been told already.
			</p>
		),
	},
	{
		id: "overseas",
		title: "Information held overseas",
		content: (
			<p>
				Google and our email provider may store or process information outside New Zealand. A cloud
				provider that acts only as our agent is normally treated as holding it for us. Where sending
				it counts as a disclosure, we need one of the grounds in{" "}
				<ExternalLink href="https://www.privacy.org.nz/disclosing-personal-information-outside-new-zealand/">
					principle&nbsp;12
				</ExternalLink>
				, such as safeguards comparable to New Zealand’s. Our privacy officer can tell you which
				ones apply to what we hold about you.
			</p>
		),
	},
	{
		id: "breaches",
		title: "Safekeeping, and what we do after a breach",
		content: (
			<>
				<p>
					Pages are sent over an encrypted connection, with a policy that stops the browser running
					scripts from anywhere we have not named. Access to the mailbox and to sign-in records is
					limited to the people who need it.
				</p>
				<p>
					Where a breach has done someone serious harm, or is likely to, we tell the{" "}
					<ExternalLink href="https://www.privacy.org.nz/responsibilities/privacy-breaches/notify-us/">
						Privacy Commissioner
					</ExternalLink>{" "}
					and everyone affected as soon as practicable. Our message to you would say what happened,
					what we have done and what you can do.
				</p>
			</>
		),
	},
	{
		id: "access",
		title: "Seeing and correcting it",
		content: (
			<>
				<p>
					Ask what we hold about you, ask for a copy, or ask us to correct it. Write to our privacy
					officer at {privacyMail}. We reply as soon as we can and within 20 working days, free of
					charge. We may first check that you are who you say you are.
				</p>
				<p>
					If we do not make a correction you ask for, you may have your own statement of it attached
					to the information. You may also ask us to delete a sign-in account. To remove what is on
					your own device, clear this site’s data in your browser’s settings.
				</p>
			</>
		),
	},
	{
		id: "complaints",
		title: "If you are unhappy with us",
		content: (
			<p>
				Please write to {privacyMail} first, so that we have the chance to put it right. You can
				complain to the Office of the Privacy Commissioner at any time, through{" "}
				<ExternalLink href="https://www.privacy.org.nz/">privacy.org.nz</ExternalLink>.
			</p>
		),
	},
	{
		id: "accessibility",
		title: "Accessibility",
		content: (
			<>
				<p>
					We aim for level AA of the Web Content Accessibility Guidelines, version 2.2, on every
					page. Every page is checked by machine, in both themes, at three widths, at 400% zoom and
					by keyboard, before it goes out. The site has not yet been tested with a screen reader, or
					audited by anyone else, so we do not claim that it conforms.
				</p>
				<p>
					If something here is hard to use, write to <EmailLink subject="Accessibility" /> or ring{" "}
					<a href={phoneLink} className="whitespace-nowrap">
						{company.phone}
					</a>
					. Tell us which page, and what you were using. We will send you the information another
					way while we fix it.
				</p>
			</>
		),
	},
	{
		id: "changes",
		title: "Changes to this page",
		content: (
			<p>
				When the site starts to store or send something new, this page changes first, along with the
				date at the top. The <Link href="/terms">terms of service</Link> are a separate page.
			</p>
		),
	},
];

/** The table of “What is collected, and why” in short, for the picture. */
const layers = [
	{
		place: "In your browser",
		items: [
			{ what: "Your place on a page", until: "As long as the browser keeps its history" },
			{ what: "Your theme, and that the hint is closed", until: "Until you clear the site’s data" },
			{ what: "Your session, if you sign in", until: "Until you sign out" },
			...(analytics
				? [{ what: "A no to analytics", until: "Until you say yes, or clear the site’s data" }]
				: []),
		],
	},
	{
		place: "At Google",
		items: [
			{ what: "Your IP address", until: "As Google’s terms set out" },
			{ what: "Your account, if you sign in", until: "Until you ask us to delete it" },
			...(analytics ? [{ what: "A visit to the sign-in page", until: "For two months" }] : []),
		],
	},
	{
		place: "With us",
		items: [
			{ what: "What you write or tell us", until: "Until the matter is closed" },
			{ what: "An application", until: "Six months after our answer" },
			...(reports ? [{ what: "A fault of the site", until: "Until it is fixed" }] : []),
		],
	},
];

export default function Privacy() {
	return (
		<LegalLayout
			page={page}
			picture={
				<Layers
					title="Where it is kept, and for how long"
					layers={layers}
					person="Our privacy officer answers within 20 working days"
				/>
			}
			short={short}
			sections={sections}
		/>
	);
}
