import type { ReactNode } from "react";

/** Questions with their answers in rows. */
export function Questions({ children }: { children: ReactNode }) {
	return <div className="@container">{children}</div>;
}

interface QuestionProps {
	ask: ReactNode;
	/** The answer. */
	children: ReactNode;
}

/** A question in `Questions`. */
export function Question({ ask, children }: QuestionProps) {
	return (
		<div className="gap-x-6 border-line border-t py-6 @3xl:grid @3xl:grid-cols-12">
			<h3 className="text-subheading @3xl:col-span-5">{ask}</h3>
			<div className="mt-3 max-w-measure text-muted text-links @3xl:col-span-7 @3xl:mt-0">
				{children}
			</div>
		</div>
	);
}
