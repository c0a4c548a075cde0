import type { ReactNode } from "react";
import { businessFacts } from "#src/content/business-facts.ts";
import { company, phoneLink } from "#src/content/company.ts";
import { firstCallLink, offer } from "#src/content/first-call-offer.ts";
import { joinTexts } from "#src/content/join-texts.ts";
import { CallToAction, type CallToActionProps } from "#src/sections/before/call-to-action.tsx";
import { buttonClass, type Look } from "#src/ui/button.tsx";
import { Link } from "#src/ui/link.tsx";

interface OfferProps {
	/** The page's topic, used as the email's subject. */
	subject: string;
	/** More buttons or links. */
	more?: ReactNode;
}

interface HeroOfferProps extends OfferProps {
	/** Whether to say what happens next. Elsewhere the end of the page says it. */
	inFull?: boolean;
	/** The button's look: secondary if the page's main button is another one. */
	look?: Look | undefined;
}

function Ask({ subject, look }: Pick<HeroOfferProps, "subject" | "look">) {
	return (
		<a href={firstCallLink(subject)} className={buttonClass(look)}>
			{offer.ask}
		</a>
	);
}

/** The offer of a first call, in a hero: a button, and what happens next where it is said in full. */
export function HeroOffer({ subject, more, look, inFull = false }: HeroOfferProps) {
	return (
		<>
			<Ask subject={subject} look={look} /> {more}
			{inFull && (
				<p className="w-full text-small text-muted text-links">
					{/* Short lines, clear of the drawing beside them. */}
					<span className="block max-w-[28rem] text-balance">
						{joinTexts(offer.short, businessFacts.firstCall)}{" "}
						<Link href="/services#outline" className="sm:whitespace-nowrap">
							{offer.example}
						</Link>
					</span>
				</p>
			)}
		</>
	);
}

export interface ClosingWords {
	title: string;
	/** What to bring, or to send beforehand. */
	text: ReactNode;
	/** What an outline for this reader asks or says. The page then links the example. */
	outline?: string;
	/** The link to the example, where it’s about this reader’s work. */
	example?: string;
	more?: ReactNode;
}

/** The offer of a first call at the end of a page. What happens next is on the contact page. */
export function ClosingOffer({
	land,
	subject,
	title,
	text,
	outline,
	example = offer.exampleElsewhere,
	more,
}: ClosingWords & OfferProps & Pick<CallToActionProps, "land">) {
	return (
		<CallToAction
			land={land}
			title={title}
			text={
				<>
					<p>{text}</p>
					<p className="mt-4 text-base text-ink">
						{outline && (
							<>
								{`${outline} `}
								<Link href="/services#outline">{example}</Link>.{" "}
							</>
						)}
						<Link href="/contact#next" className={outline ? undefined : "touch-target"}>
							{offer.more}
						</Link>
					</p>
				</>
			}
			actions={
				<>
					<Ask subject={subject} /> {more}
					<p className="w-full text-links">
						<a href={phoneLink} className="touch-target">
							{company.phone}
						</a>
					</p>
				</>
			}
		/>
	);
}
