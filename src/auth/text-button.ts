/** The classes of a button styled as a text link. */
export const textButton =
	"inline-flex min-h-11 items-center gap-2 rounded-control font-medium text-accent underline decoration-2 underline-offset-4 hover:text-accent-strong disabled:opacity-60";
