import { company, mailLink } from "#src/content/company.ts";
import { type FooterLink, footerBottom, footerColumns } from "#src/content/footer-links.ts";

function FooterLinks({ links }: { links: readonly FooterLink[] }) {
	return links.map(({ title, href }) => (
		<li key={title}>
			<a href={href}>{title}</a>
		</li>
	));
}

/** The footer of every page. */
export function Footer() {
	return (
		<footer className="ground-night">
			<div className="page-width footer-columns grid gap-x-6 gap-y-10 pt-6 pb-10 lg:grid-cols-12">
				<div className="col-span-full lg:col-span-3 lg:pr-6">
					<p className="text-subheading font-semibold">{company.name}</p>
					<p className="mt-2">{`${company.tagline}. Your people stay in charge of the software.`}</p>
					<p className="mt-4 text-links">
						<a href={mailLink()} className="touch-target">
							{company.email}
						</a>
					</p>
				</div>
				{footerColumns.map((column) => (
					<nav key={column.title} aria-label={column.title} className="lg:col-span-3">
						<h2 className="font-sans text-base font-semibold">{column.title}</h2>
						<ul className="mt-3">
							<FooterLinks links={column.links} />
						</ul>
					</nav>
				))}
			</div>
			<div className="page-width">
				<div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-line border-t py-6 text-small">
					<p>{`© ${company.copyrightYear} ${company.legalName}`}</p>
					<ul className="flex flex-wrap gap-x-6">
						<FooterLinks links={footerBottom} />
					</ul>
				</div>
			</div>
		</footer>
	);
}
