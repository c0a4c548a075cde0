import { company } from "~/content/company";
import { NotFoundPage, type NotFoundWords } from "~/templates/not-found-page";

const words = {
	head: {
		title: "Page not found",
		description:
			"There is no page at this address. Start again from the home page, the services, the careers pages or our contact details.",
	},
	contours: "not-found",
	headline: "This page is not here",
	lead: (
		<>
			The address may have a slip in it, or the page may have moved. If a link of ours brought you,
			tell us at <a href={`mailto:${company.email}?subject=Broken%20link`}>{company.email}</a> and
			we will mend it.
		</>
	),
	places: {
		title: "Try one of these",
		items: [
			{ href: "/", name: "Home", text: "What we do, on one page." },
			{ href: "/services", name: "Services", text: "The six compared, with the weeks each takes." },
			{
				href: "/company/leadership",
				name: "Our leadership",
				text: "Who decides, and who you would speak to.",
			},
			{
				href: "/career/opportunities",
				name: "Careers",
				text: "Internships, and how we choose people.",
			},
			{
				href: "/contact",
				name: "Contact",
				text: "A phone number, its hours and an email address.",
			},
			{ href: "/get-started", name: "Get Started", text: "Sign in, or make an account." },
		],
	},
} satisfies NotFoundWords;

export default function NotFound() {
	return <NotFoundPage {...words} />;
}
