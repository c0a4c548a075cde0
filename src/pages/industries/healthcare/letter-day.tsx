/** A letter's day, from the decision at noon into the night. */
export function LetterDay() {
	return (
		<>
			<ol className="grid md:grid-cols-3 *:p-5 *:lg:p-8">
				<li className="bg-land-1">
					<p>Noon</p>
					<p className="mt-8 font-display text-quiet">The clinician decides.</p>
				</li>
				<li className="bg-land-3">
					<p>Afternoon</p>
					<p className="mt-8 font-display text-quiet">The GP waits for the letter.</p>
				</li>
				<li className="ground-night">
					<p>Night</p>
					<p className="mt-8 font-display text-quiet">The letter gets written.</p>
				</li>
			</ol>
			<p className="mt-6 text-muted text-small">An example.</p>
		</>
	);
}
