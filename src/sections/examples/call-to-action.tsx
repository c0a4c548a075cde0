import { CallToAction } from "#src/sections/before/call-to-action.tsx";
import { ButtonLink } from "#src/ui/button.tsx";

export default function Action() {
	return (
		<CallToAction
			title="A call to action"
			text="At the end of a page. ClosingOffer in src/layouts/offer.tsx is the one with the site’s offer."
			actions={<ButtonLink href="/contact">Contact us</ButtonLink>}
		/>
	);
}
