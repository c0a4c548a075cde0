/** Where the visitor's choices are kept in local storage, and the classes they put on `<html>`. */
export const themeKey = "theme";
export const hintKey = "theme-hint";
export const darkClass = "dark";
export const hintClosedClass = "hint-closed";

/** Put on `<html>` where Inter was not here for the first frame. */
export const interLateClass = "inter-late";

/**
 * The one inline script of every page. It runs before the first paint:
 * - so that a visitor who chose the dark theme, or closed the hint, never sees the other state;
 * - to know, in the first frame, whether Inter is late for it (see typefaces.ts).
 *
 * The security policy names this text by its hash: it must be the same on every page.
 */
export const headScript = `
	(function(){
		var d=document,e=d.documentElement;
		try{
			if(localStorage.getItem("${themeKey}")==="dark"){
				e.classList.add("${darkClass}");
				var m=d.querySelector("meta[name=theme-color]");
				m.content=m.dataset.dark
			}
			if(localStorage.getItem("${hintKey}")==="closed")e.classList.add("${hintClosedClass}")
		}catch(_){}
		requestAnimationFrame(function(){d.fonts.check("1em Inter")||e.classList.add("${interLateClass}")})
	})()`
	.replace(/\n\t*/g, "\n")
	.trim();
