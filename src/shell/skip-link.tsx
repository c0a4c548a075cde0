/** The first focusable element, which skips the header. */
export function SkipLink() {
	return (
		<a
			href="#main"
			className="fixed -top-24 left-2 z-50 rounded-control bg-ink px-4 py-3 font-semibold text-ground focus:top-2"
		>
			Skip to the page
		</a>
	);
}
