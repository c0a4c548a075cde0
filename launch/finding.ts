/** Something to do before the site is for the public, or something to know. */
export interface Finding {
	/** Open findings stand in the way of going public. */
	open: boolean;
	/** What it is about: company, pictures, sign-in, legal, promises, words, dates, build, links. */
	about: string;
	what: string;
	/** What to do; empty where there is nothing. */
	fix: string;
	/** Where to do it. */
	file: string;
}

export const open = (about: string, what: string, fix: string, file: string): Finding => ({
	open: true,
	about,
	what,
	fix,
	file,
});

export const information = (about: string, what: string, fix = "", file = ""): Finding => ({
	open: false,
	about,
	what,
	fix,
	file,
});
