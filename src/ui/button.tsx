import type { ComponentProps, ReactNode } from "react";
import type { InternalHref } from "#src/paths.ts";
import { Link } from "#src/ui/link.tsx";

export type Variant = "primary" | "secondary";
/** Its name so far. */
export type Look = Variant;

const shape =
	"inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-5 py-2.5 text-base/tight font-semibold no-underline fade-colors";

const looks: Record<Look, string> = {
	primary: "bg-accent text-on-accent hover:bg-accent-strong forced-colors:border",
	secondary: "border border-control text-ink hover:border-accent hover:bg-accent-soft",
};

/** The classes of a button, for elements other than `Button` and `ButtonLink`. */
export function buttonClass(look: Look = "primary", extra = ""): string {
	return `${shape} ${looks[look]} ${extra}`.trim();
}

type ButtonProps = ComponentProps<"button"> & { variant?: Variant; look?: Variant };

/** A button. Its type defaults to "button", so that it doesn't submit a form by accident. */
export function Button({ variant, look, className = "", type = "button", ...rest }: ButtonProps) {
	return (
		<button
			type={type}
			className={buttonClass(variant ?? look, `disabled:opacity-60 ${className}`)}
			{...rest}
		/>
	);
}

interface ButtonLinkProps {
	href: InternalHref;
	variant?: Variant;
	look?: Variant;
	className?: string;
	children: ReactNode;
}

/** A link to a page of this site, styled as a button. */
export function ButtonLink({ href, variant, look, className, children }: ButtonLinkProps) {
	return (
		<Link href={href} className={buttonClass(variant ?? look, className)}>
			{children}
		</Link>
	);
}
