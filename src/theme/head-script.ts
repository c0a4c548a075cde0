/** Where the visitor's choices are kept in local storage, and the classes they put on `<html>`. */
export const themeKey = "theme";
export const hintKey = "theme-hint";
export const darkClass = "dark";
export const hintClosedClass = "hint-closed";

/** The colour of the browser's own bars in each theme. */
export const browserColour = { light: "#ffffff", dark: "#000000" } as const;

/**
 * The one inline script of every page. It runs before the first paint, so that a visitor who chose
 * the dark theme, or closed the hint, never sees the other state.
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
	})()`.replace(/\n\t*/g, "");
