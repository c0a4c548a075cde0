import { Link } from "#src/ui/link.tsx";

/** Where the questions are answered that have the same answer for every service and industry. */
export const generalAnswers = (
	<>
		For ownership, vendors and upkeep, see <Link href="/services#questions">Services</Link>.
	</>
);
