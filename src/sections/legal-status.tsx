import type { ReactNode } from "react";
import { legal } from "#src/content/legal.ts";
import { longDate } from "#src/content/long-date.ts";
import { Section } from "#src/sections/section.tsx";

/** When a legal page was last changed, who has reviewed it, and what it says first. */
export function LegalStatus({ children }: { children?: ReactNode }) {
	return (
		<Section
			title={
				<span className="block font-sans font-semibold text-lead">
					Last updated <span className="inline-block">{longDate(legal.updated)}</span>
				</span>
			}
			intro={legal.reviewed || "Draft, awaiting legal review."}
			layout="beside"
		>
			{children}
		</Section>
	);
}
