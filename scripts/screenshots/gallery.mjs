// The page that shows the screenshots.

/**
 * @typedef {object} Picture
 * @property {string} file
 * @property {string} title the page or state, the heading of its pictures
 * @property {string} size
 * @property {string} theme
 * @property {string} [pdf] the same page as it is printed
 */

/**
 * Returns the gallery: the pictures of each page or state in a row.
 * @param {readonly Picture[]} pictures
 */
export function galleryPage(pictures) {
	const titles = [...new Set(pictures.map(({ title }) => title))];
	const rows = titles.map((title) => {
		const own = pictures.filter((picture) => picture.title === title);
		const shown = own.map(
			({ file, size, theme, pdf }) =>
				`<figure><a href="${pdf ?? file}"><img loading="lazy" src="${file}" alt="${title}, ${theme}, ${size}"></a><figcaption>${size}, ${theme}</figcaption></figure>`,
		);
		return `<h2 id="${title}">${title}</h2><section>${shown.join("")}</section>`;
	});
	return `<!doctype html><meta charset="utf-8"><title>Screenshots</title>
<style>body{font:16px sans-serif;margin:2rem}section{display:flex;gap:1rem;overflow-x:auto;align-items:flex-start}
figure{margin:0}img{height:70vh;width:auto;border:1px solid #999}nav a{margin-right:1rem}</style>
<nav>${titles.map((title) => `<a href="#${title}">${title}</a>`).join("")}</nav>
${rows.join("\n")}`;
}
