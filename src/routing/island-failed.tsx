/** Shown above an island whose code couldn't be fetched or failed, because its controls don't work. */
export function IslandFailed() {
	return (
		<p role="alert" className="pb-6 text-links">
			This part of the page didn’t load, so its buttons do nothing.{" "}
			{/* biome-ignore lint/a11y/useValidAnchor: leads to the address that is shown */}
			<a href="" data-document>
				Load the page again
			</a>
		</p>
	);
}
