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
 * The one inline script of every page. It runs before the first paint:
 * - so that a visitor who chose the dark theme, or closed the hint, never sees the other state;
 * - to know, in the first frame, whether Inter is late for it: then it is loaded for the next page;
 * - to ask for the fonts service's style sheet, which in the markup would hold up the paint, and for
 *   the display face, for the next page too (see typefaces.ts). Small screens ask for the style sheet
 *   once the page is on them, and not for the face: they keep to Inter, whose display cut they have
 *   already, and save 25 kB.
 *
 * The security policy names this text by its hash: it must be the same on every page.
 */
export const headScript = `
	(function(){
		var d=document,e=d.documentElement;
		try{
			if(localStorage.getItem("${themeKey}")==="dark"){
				e.classList.add("${darkClass}");
				d.querySelector("meta[name=theme-color]").content="${browserColour.dark}"
			}
			if(localStorage.getItem("${hintKey}")==="closed")e.classList.add("${hintClosedClass}")
		}catch(_){}
		function load(face,mark){
			d.fonts.load("600 1em '"+face+"'").then(function(){e.classList.add(mark)},function(){})
		}
		function ask(then){
			var l=d.createElement("link");
			l.rel="stylesheet";
			l.href="${fontsStyleSheet}";
			l.onload=then;
			l.onerror=function(){l.remove()};
			d.head.appendChild(l)
		}
		requestAnimationFrame(function(){d.fonts.check("1em Inter")||load("Inter Late","text-face-here")});
		matchMedia("(min-width:64rem)").matches
			?ask(function(){load("Hanken Grotesk","display-face-here")})
			:new PerformanceObserver(function(_,o){o.disconnect();ask()}).observe({type:"paint",buffered:true})
	})()`.replace(/\n\t*/g, "");
