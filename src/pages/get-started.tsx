import { AccountCard } from "~/auth/account-card";
import { AccountPage, type AccountWords } from "~/templates/account-page";
import { Link } from "~/ui/link";

const words = {
	head: {
		title: "Sign in or sign up",
		description:
			"Sign in with an email address and a password or with Google, sign up, or ask for an email to set a new password.",
	},
	contours: "get-started",
	aside: {
		title: "What signing in does, for now",
		lead: "It shows you your session, and nothing else changes: every page of this site reads the same whether you are signed in or not.",
		text: (
			<>
				Google’s Firebase service checks your details for us and may hold them outside New Zealand.
				You do not need an account to work with us:{" "}
				<Link href="/contact">ring or write instead</Link>.
			</>
		),
	},
} satisfies AccountWords;

export default function GetStarted() {
	return <AccountPage {...words} card={<AccountCard />} />;
}
