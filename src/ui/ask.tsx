import { type Company, company, mailLink } from "#src/content/company.ts";
import { buttonClass, type Variant } from "#src/ui/button.tsx";

const { booking }: Company = company;

interface AskProps {
	/** The page's topic, for the email's subject. */
	subject: string;
	variant?: Variant;
}

/**
 * The button that asks for a first call by email, beside it the owner's booking page if there is one. Its
 * attributes tell a counter of visitors, if the owner has one, that somebody asked.
 */
export function Ask({ subject, variant }: AskProps) {
	return (
		<>
			<a
				href={mailLink(`First call: ${subject}`)}
				className={buttonClass(variant, "plausible-event-name=First+call")}
				data-umami-event="First call"
				data-goatcounter-click="first-call"
			>
				Ask for a first call
			</a>
			{booking && (
				<a href={booking} className={buttonClass("secondary")}>
					Pick a time
				</a>
			)}
		</>
	);
}
