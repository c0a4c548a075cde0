/** A result of the launch check: something to do before the site goes public, or to know. */
export interface Finding {
	/** An open finding must be fixed before the site goes public. */
	open: boolean;
	what: string;
	/** What to do. Empty if there is nothing to do. */
	fix: string;
	/** The file to change. */
	file: string;
}

/** A finding that must be fixed before the site goes public. */
export const open = (what: string, fix: string, file: string): Finding => ({
	open: true,
	what,
	fix,
	file,
});

/** A finding for the owner's information. */
export const information = (what: string, fix = "", file = ""): Finding => ({
	open: false,
	what,
	fix,
	file,
});
