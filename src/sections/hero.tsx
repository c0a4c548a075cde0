import type { ReactNode } from "react";
import type { PageMetadata } from "#src/page-metadata.ts";
import { Art } from "#src/ui/art.tsx";

interface HeroProps {
	page: PageMetadata;
	/** Where the page's art is: in the right half, in a band under the words, or nowhere. Without "beside", the lead is to the right of the headline. */
	variant: "beside" | "under" | "plain";
	/** Whether its art is mirrored. */
	mirrored?: boolean;
	/** Buttons below the lead. */
	actions?: ReactNode;
	/** The lead. */
	children?: ReactNode;
}

/** The top of a page: its name, its headline and its lead, with its art. */
export function Hero({
	page: { name, headline, art },
	variant,
	mirrored = false,
	actions,
	children,
}: HeroProps) {
	const wide = variant !== "beside";
	return (
		<div className={`hero hero-${variant}`}>
			<div className={`page-width ${wide ? "gap-x-6 lg:grid lg:grid-cols-12" : ""}`.trim()}>
				<div className={wide ? "lg:col-span-7" : undefined}>
					{name && <p className="mb-3 font-medium text-accent lg:mb-4">{name}</p>}
					<h1 className="max-w-[12em] text-title">{headline}</h1>
				</div>
				<div className={wide ? "lg:col-span-5 lg:pt-9" : undefined}>
					<p className="mt-5 max-w-measure text-lead text-muted text-links">{children}</p>
					{actions && <div className="button-row mt-8">{actions}</div>}
				</div>
			</div>
			{art && variant !== "plain" && (
				<Art
					name={art}
					viewBox={wide ? "0 0 1200 600" : "330 130 640 470"}
					mirrored={mirrored}
					className="hero-art"
				/>
			)}
		</div>
	);
}
