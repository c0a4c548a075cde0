import { buttonClass } from "#src/ui/button.tsx";

/** The classes of a button styled as a text link. */
export const textButton =
	"inline-flex min-h-11 items-center gap-2 rounded-control font-medium text-accent underline decoration-2 underline-offset-4 hover:text-accent-strong disabled:opacity-60";

/** The classes of a large button as wide as the card: the one that submits, and any other. */
export const submitButton = buttonClass("primary", "min-h-12 w-full disabled:opacity-60");
export const otherButton = buttonClass("secondary", "min-h-12 w-full disabled:opacity-60");
