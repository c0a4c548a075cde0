import { company, mailLink } from "#src/content/company.ts";

/** The company’s email address, as a link. It stays on one line, unless it is longer than that. */
export function EmailLink({ subject }: { subject?: string }) {
	return (
		<a href={mailLink(subject)}>
			<span className="wrap-anywhere inline-block max-w-full [text-decoration:inherit]">
				{company.email}
			</span>
		</a>
	);
}
