/** Where the visitor's choices are kept in local storage, and the classes they put on `<html>`. */
export const themeKey = "theme";
export const hintKey = "theme-hint";
export const darkClass = "dark";
export const hintClosedClass = "hint-closed";

/** The colour of the browser's own bars in each theme. */
export const browserColour = { light: "#ffffff", dark: "#000000" } as const;

/** The display face from the fonts service; until it is there, or without it, headings use Inter. */
const fontsStyleSheet =
	"https://fonts.googleapis.com/css2?family=Hanken+Grotesk:wght@500..600&display=optional";

/**
 * The one inline script of every page. It runs before the first paint, so that a visitor who chose
 * the dark theme, or closed the hint, never sees the other state; and it asks for the fonts
 * service's style sheet from script, because a style sheet in the markup would hold up the paint.
 * Small screens, which show Inter alone, ask for it once the page is on them.
 * The security policy names this text by its hash: it must be the same on every page.
 */
export const headScript = `(function(){var d=document,e=d.documentElement;try{if(localStorage.getItem("${themeKey}")==="dark"){e.classList.add("${darkClass}");d.querySelector("meta[name=theme-color]").content="${browserColour.dark}"}if(localStorage.getItem("${hintKey}")==="closed")e.classList.add("${hintClosedClass}")}catch(_){}function f(){var l=d.createElement("link");l.rel="stylesheet";l.href="${fontsStyleSheet}";l.onerror=function(){l.remove()};d.head.appendChild(l)}matchMedia("(min-width:64rem)").matches?f():new PerformanceObserver(function(_,o){o.disconnect();f()}).observe({type:"paint",buffered:true})})()`;
