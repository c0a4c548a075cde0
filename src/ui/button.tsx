import type { ComponentProps, ReactNode } from "react";
import type { InternalHref } from "#src/paths.ts";
import { Link } from "#src/ui/link.tsx";

export type Variant = "primary" | "secondary";

const shape =
	"inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-5 py-2.5 text-base/tight font-semibold no-underline";

const variants: Record<Variant, string> = {
	primary: "bg-accent text-on-accent hover:bg-accent-strong forced-colors:border",
	secondary: "border border-control text-ink hover:border-accent hover:bg-accent-soft",
};

/** The classes of a button, for elements other than `Button` and `ButtonLink`. */
export function buttonClass(variant: Variant = "primary", extra = ""): string {
	return `${shape} ${variants[variant]} ${extra}`.trim();
}

type ButtonProps = ComponentProps<"button"> & { variant?: Variant };

/** A button. Its type defaults to "button", so that it doesn't submit a form by accident. */
export function Button({ variant, className = "", type = "button", ...rest }: ButtonProps) {
	return (
		<button
			type={type}
			className={buttonClass(variant, `disabled:opacity-60 ${className}`)}
			{...rest}
		/>
	);
}

interface ButtonLinkProps {
	href: InternalHref;
	variant?: Variant;
	className?: string;
	children: ReactNode;
}

/** A link to a page of this site, styled as a button. */
export function ButtonLink({ href, variant, className, children }: ButtonLinkProps) {
	return (
		<Link href={href} className={buttonClass(variant, className)}>
			{children}
		</Link>
	);
}
