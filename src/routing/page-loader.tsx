import { useEffect, useState } from "react";

/** Time between two steps of the ring, in milliseconds. */
const stepEvery = 30;
/** Steps in one turn of the ring: 1.5 seconds. */
const stepsPerTurn = 50;

const radius = 26;
const circumference = 2 * Math.PI * radius;

/**
 * Covers the page while the next page loads. The stylesheet shows it after a short delay, so
 * that a fast navigation doesn't flicker.
 */
export function PageLoader() {
	const [step, setStep] = useState(0);
	useEffect(() => {
		const timer = setInterval(() => setStep((now) => (now + 1) % stepsPerTurn), stepEvery);
		return () => clearInterval(timer);
	}, []);
	return (
		<div className="page-loader">
			<div role="progressbar" aria-label="Loading" className="grid justify-items-center gap-4">
				<svg
					aria-hidden="true"
					width="64"
					height="64"
					viewBox="0 0 64 64"
					fill="none"
					strokeWidth="4"
				>
					<circle cx="32" cy="32" r={radius} className="stroke-line" />
					<circle
						cx="32"
						cy="32"
						r={radius}
						className="stroke-accent"
						strokeLinecap="round"
						strokeDasharray={circumference}
						strokeDashoffset={circumference * (1 - step / stepsPerTurn)}
						transform="rotate(-90 32 32)"
					/>
				</svg>
				<p>Loading</p>
			</div>
		</div>
	);
}
