/** The local storage keys of the visitor's choices, and the classes they set on `<html>`. */
export const themeKey = "theme";
export const hintKey = "theme-hint";
export const darkClass = "dark";
export const hintClosedClass = "hint-closed";

/** Set in local storage while the visitor is signed in, and the class it sets on `<html>`. */
export const sessionKey = "session";
export const sessionExpectedClass = "session-expected";

/**
 * The inline script in the head of every page. It runs before the first paint, so that a visitor who chose
 * the dark theme, closed the hint or is signed in never sees the other state.
 *
 * The security policy allows this text by its hash.
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
			if(localStorage.getItem("${hintKey}")==="closed")e.classList.add("${hintClosedClass}");
			if(localStorage.getItem("${sessionKey}"))e.classList.add("${sessionExpectedClass}")
		}catch(_){}
	})()`
	.replace(/\n\t*/g, "\n")
	.trim();

/**
 * The inline script after the link to the stylesheet in a page: puts the link into the head, too, because
 * the one in the page goes with the page. It also keeps Firefox, which doesn't wait for a stylesheet in the
 * body, from showing what comes next before it has its styles: a script waits for the styles before it.
 */
export const stylesScript =
	'document.head.append(document.querySelector("main link[rel=stylesheet]").cloneNode())';
