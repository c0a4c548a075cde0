/** A mountainside with three ledges below its summit. The stops in ascent.css are its corners. */
const side =
	"M4 398C8 362 6 316 13 282L21 277C24 244 14 206 20 172L28 167C32 142 22 112 27 84L33 79C34 52 33 30 38 8L48 -2V400H4z";

/** How far up a long page the visitor is: a mountainside at the edge of a wide window, and a point that climbs it. */
export function Ascent() {
	return (
		<div className="ascent">
			<svg
				width="24"
				height="120"
				viewBox="0 0 48 400"
				preserveAspectRatio="none"
				aria-hidden="true"
			>
				<path d={side} />
				<path d={side} className="ascent-walked" />
			</svg>
			<span className="ascent-point" />
		</div>
	);
}
