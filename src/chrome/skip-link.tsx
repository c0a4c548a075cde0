/** The first stop of the Tab key: past the header, to the page. */
export function SkipLink() {
	return (
		<a
			href="#main"
			className="fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-ink px-4 py-3 font-semibold text-ground focus:translate-y-0"
		>
			Skip to the page
		</a>
	);
}
