/*
 * What the menus do beyond what the browser does by itself: it opens and closes panels and the mobile menu
 * (popovers), and closes them on Escape and on a click outside.
 */

/** The header shrinks once the page is scrolled further than this, in CSS pixels. */
const scrollThreshold = 20;

/** How many elements an arrow key moves the focus in an open panel. */
const steps: Readonly<Record<string, 1 | -1>> = {
	ArrowDown: 1,
	ArrowRight: 1,
	ArrowUp: -1,
	ArrowLeft: -1,
};

/** Closes whichever menu is open. */
function closeMenus(): void {
	document.querySelector<HTMLElement>(".site-header :popover-open")?.hidePopover();
}

/** What is inert while the mobile menu is open, as behind a modal dialog. */
const behindMenu = "body > :not(.site-header), .site-header-bar";

function setBehindMenuInert(inert: boolean): void {
	for (const part of document.querySelectorAll<HTMLElement>(behindMenu)) part.inert = inert;
}

function beforeMobileMenu({ currentTarget, newState }: ToggleEvent): void {
	const menu = currentTarget as HTMLElement;
	function holdFocus() {
		if (!menu.matches(":popover-open")) return;
		// WebKit focuses nothing in it by itself.
		if (!menu.contains(document.activeElement)) menu.querySelector("button")?.focus();
		setBehindMenuInert(true);
	}
	// Before it closes, because the focus returns to a button behind it.
	if (newState === "closed") setBehindMenuInert(false);
	// After the frame that shows it, because this styles every element of the page anew.
	else requestAnimationFrame(() => setTimeout(holdFocus));
}

/** In an open panel, arrow keys move the focus. Otherwise they scroll the page as usual. */
function moveByArrow(event: KeyboardEvent): void {
	const menu = document.querySelector(".mega-menu:has(:popover-open)");
	// With a modifier key they belong to the browser: Alt and the left arrow go back.
	const step = event.altKey || event.metaKey ? undefined : steps[event.key];
	if (!step || !menu?.contains(document.activeElement)) return;
	event.preventDefault();
	const stops = [...menu.querySelectorAll<HTMLElement>("button, a")];
	const at = stops.indexOf(document.activeElement as HTMLElement);
	stops[(at + step + stops.length) % stops.length]?.focus();
}

function closeWhenFocusLeaves({ target, relatedTarget }: FocusEvent): void {
	const menu = target instanceof Element ? target.closest(".mega-menu") : null;
	if (menu && relatedTarget instanceof Node && !menu.contains(relatedTarget)) closeMenus();
}

function markScrolled(): void {
	document
		.querySelector(".site-header")
		?.toggleAttribute("data-scrolled", scrollY > scrollThreshold);
}

/** Makes the menus and the header work. Called once. */
export function runMenus(): void {
	const header = document.querySelector<HTMLElement>(".site-header");
	header?.addEventListener("keydown", moveByArrow);
	header?.addEventListener("focusout", closeWhenFocusLeaves);
	header
		?.querySelector<HTMLElement>(".mobile-menu")
		?.addEventListener("beforetoggle", beforeMobileMenu);
	// A page that comes back was left with the menu open. On a first visit, it may be open before the page has loaded.
	addEventListener("pageshow", ({ persisted }) => persisted && closeMenus());
	addEventListener("scroll", markScrolled, { passive: true });
	markScrolled();
	// An open menu that the new width hides would leave the page inert, or reappear later.
	const width = getComputedStyle(document.documentElement).getPropertyValue("--breakpoint-lg");
	matchMedia(`(min-width: ${width})`).addEventListener("change", closeMenus);
}
