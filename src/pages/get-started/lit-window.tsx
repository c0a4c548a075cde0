/** A house in the hills in which one window is lit: somebody is at work in there. */
export function LitWindow() {
	return (
		<svg
			width="320"
			height="200"
			viewBox="0 0 600 690"
			preserveAspectRatio="xMidYMax slice"
			aria-hidden="true"
			className="to-footer h-[max(24rem,80vw)] w-full lg:absolute lg:inset-0 lg:size-full"
		>
			<linearGradient id="sky" gradientUnits="userSpaceOnUse" x2="0" y1="60" y2="320">
				<stop stopColor="var(--color-ground)" />
				<stop offset="1" stopColor="var(--color-land-1)" />
			</linearGradient>
			<path fill="url(#sky)" d="M-900 0H1500V690H-900Z" />
			<circle cx="130" cy="300" r="62" fill="var(--color-ground)" className="paper" />
			<use href="/art/range.svg#far-range" y="-20" />
			<use href="/art/range.svg#main-divide" x="-330" y="-20" />
			<use href="/art/range.svg#mid-range" x="-300" y="10" />
			<use href="/art/range.svg#foothills" x="-300" y="30" />
			<g fill="var(--color-depth)">
				<path d="M0 586C70 570 160 522 262 522C400 522 420 645 600 640V700H0Z" />
				<g transform="translate(150 404)">
					{/* A macrocarpa, the house with its chimney, and its veranda. */}
					<path d="M30 140V118C8 112 0 92 12 78C6 58 22 40 38 44C50 26 74 34 74 54C90 62 90 88 78 98C74 112 58 118 42 118V140Z" />
					<path d="M84 140V84L74 88L70 80L140 38L158 49V28H174V58L210 80L206 88L196 84V98L232 110V116H228V150H222V116H196V140Z" />
					<path d="M120 86h40v38h-40z" fill="var(--color-highlight)" />
					<path d="M132 124C132 113 136 108 141 106A8 8 0 1 1 149 106C154 108 158 113 158 124Z" />
					<path d="M120 104h40" stroke="var(--color-depth)" strokeWidth="2" />
				</g>
			</g>
		</svg>
	);
}
