// States of a page after clicks: what to click, what then appears, and the window widths at which the
// state exists. `part` selects the element to capture, if not the whole window.

/** Whether the header has room for its menus at this width. */
const desktop = (/** @type {number} */ width) => width >= 1024;
const always = () => true;
const button = (/** @type {string} */ name) => `main [data-live] button:text-is("${name}")`;

/**
 * @type {{ name: string, path: string, click: string[], shows: string, part?: string, at: (width: number) => boolean }[]}
 */
export const states = [
	...["services", "industries", "company", "careers"].map((menu) => ({
		name: `menu-${menu}`,
		path: "/",
		click: [`[popovertarget=menu-${menu}]`],
		shows: `#menu-${menu}`,
		at: desktop,
	})),
	{
		name: "mobile-menu",
		path: "/",
		click: ["[command=show-modal]", "#mobile-menu summary"],
		shows: "#mobile-menu",
		at: (/** @type {number} */ width) => !desktop(width),
	},
	...Object.entries({
		approved: { click: [button("Approve")], shows: "text=Approved by you" },
		changing: { click: [button("Change")], shows: ".specimen textarea" },
		changed: {
			click: [button("Change"), button("Send my version")],
			shows: "text=Changed by you",
		},
		refused: { click: [button("Refuse")], shows: "text=Refused by you" },
		next: {
			click: [button("Approve"), button("Next request")],
			shows: button("Approve"),
		},
	}).map(([state, { click, shows }]) => ({
		name: `specimen-${state}`,
		path: "/",
		click,
		shows,
		part: ".specimen",
		at: always,
	})),
];
