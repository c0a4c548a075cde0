/**
 * The land beside the form: a morning, or in the dark theme a night, with a house in which one window is lit.
 * On a small screen it is below the form.
 */
export function LitWindow() {
	return (
		<div className="sign-in-land">
			<svg
				width="320"
				height="200"
				viewBox="0 0 1280 800"
				preserveAspectRatio="xMinYMax slice"
				aria-hidden="true"
				className="sign-in-sky"
			>
				<g className="sign-in-stars">
					<path d="M70 208h0M148 216h0M226 254h0M262 366h0M392 262h0M432 286h0M498 190h0M574 232h0M604 276h0M40 330h0M340 350h0" />
				</g>
				<circle cx="448" cy="446" r="74" className="sign-in-sun" />
				<g className="sign-in-ranges">
					<use href="/contours/get-started.svg#all" x="-90" y="166" />
					<path d="M0 750h1280v50H0z" className="sign-in-foreground" />
				</g>
			</svg>
			<svg
				width="320"
				height="64"
				viewBox="0 0 1000 200"
				preserveAspectRatio="none"
				aria-hidden="true"
				className="sign-in-hill"
			>
				<path d="M0 78C70 62 130 24 216 22S350 44 424 92S590 158 720 172S930 184 1000 178V201H0Z" />
			</svg>
			<svg
				width="240"
				height="150"
				viewBox="0 0 240 150"
				aria-hidden="true"
				className="sign-in-house overflow-visible"
			>
				{/* A macrocarpa, the house with its chimney, and its veranda. They go on into the hill, however steep it is. */}
				<path d="M30 200V118C8 112 0 92 12 78C6 58 22 40 38 44C50 26 74 34 74 54C90 62 90 88 78 98C74 112 58 118 42 118V200Z" />
				<path d="M84 200V84L74 88L70 80L140 38L158 49V28H174V58L210 80L206 88L196 84V98L232 110V116H228V200H222V116H196V200Z" />
				<path d="M120 86h40v38h-40z" className="sign-in-window" />
				<path d="M132 124C132 113 136 108 141 106A8 8 0 1 1 149 106C154 108 158 113 158 124Z" />
				<path d="M120 104h40" className="sign-in-glazing" />
			</svg>
		</div>
	);
}
