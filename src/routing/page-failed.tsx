import { buttonClass } from "#src/ui/button.tsx";

/**
 * Shown in place of a page that couldn't be fetched. Its links bypass the router and load a new document,
 * which doesn't need what failed. The empty one leads to the address that is shown.
 */
export function PageFailed() {
	return (
		<section className="pt-20 pb-section">
			<div className="page-width">
				<h1 className="text-title">This page didn’t load</h1>
				<p className="mt-6 max-w-measure text-lead text-muted" role="alert">
					It couldn’t be fetched. Your connection may have dropped, or the site may have just been
					updated. The rest of the site still works.
				</p>
				<p className="button-row mt-8">
					{/* biome-ignore lint/a11y/useValidAnchor: leads to the address that is shown */}
					<a href="" data-document className={buttonClass()}>
						Load this page again
					</a>{" "}
					<a href="/" data-document className={buttonClass("secondary")}>
						Go to the home page
					</a>
				</p>
			</div>
		</section>
	);
}
