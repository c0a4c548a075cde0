/** Gives a part of a drawing its height, in em, from 1024 px up: styles in the page are not allowed. */
export function Strut({ height }: { height: number }) {
	return (
		<svg
			width="4"
			height={4 * height}
			aria-hidden="true"
			viewBox={`0 0 1 ${height}`}
			className="-mr-[1em] hidden h-auto w-[1em] lg:block"
		/>
	);
}
