/** Covers the page that is being left while the next one loads: src/browser/loading.ts shows it and turns its ring. */
export function Loader() {
	return (
		<div className="page-loader" popover="manual">
			<div role="progressbar" aria-label="Loading" className="grid justify-items-center gap-4">
				<svg
					aria-hidden="true"
					width="64"
					height="64"
					viewBox="0 0 64 64"
					fill="none"
					strokeWidth="4"
				>
					<circle cx="32" cy="32" r="26" className="stroke-line" />
					<circle
						cx="32"
						cy="32"
						r="26"
						className="stroke-accent"
						strokeLinecap="round"
						pathLength={1}
						strokeDasharray={1}
						strokeDashoffset={1}
						transform="rotate(-90 32 32)"
					/>
				</svg>
				<p role="status" />
			</div>
		</div>
	);
}
