import { readFileSync } from "node:fs";
import http from "node:http";
import https from "node:https";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import selfsigned from "selfsigned";

/** @type {Record<string, string>} */
const types = {
	".htm": "text/html; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".js": "text/javascript",
	".svg": "image/svg+xml",
	".md": "text/markdown; charset=utf-8",
	".txt": "text/plain; charset=utf-8",
	".xml": "application/xml",
	".json": "application/json",
	".webmanifest": "application/manifest+json",
	".speculationrules": "application/speculationrules+json",
	".woff2": "font/woff2",
	".png": "image/png",
	".ico": "image/x-icon",
	".avif": "image/avif",
	".webp": "image/webp",
};

/**
 * What a page without the site's scripts needs for the measured interactions: it switches the theme, and
 * puts the content of the page that the bench opens from the menu in place of its own.
 */
const interactionsAlone = `<script>
	let main;
	fetch(document.querySelector("#menu-services a").href).then((answer) => answer.text()).then((html) => {
		main = document.adoptNode(new DOMParser().parseFromString(html, "text/html").querySelector("main"));
	});
	addEventListener("click", (event) => {
		if (event.target.closest("[aria-label='Dark mode']")) document.documentElement.classList.toggle("dark");
		if (!event.target.closest("#menu-services a")) return;
		event.preventDefault();
		document.querySelector("#menu-services").hidePopover();
		document.querySelector("main").replaceWith(main);
		scrollTo(0, 0);
	});
</script>`;

/** A page as it is built, but for its scripts. @param {Buffer} html */
function withoutScripts(html) {
	const bare = html.toString().replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, "");
	return Buffer.from(bare.replace("</body>", `${interactionsAlone}</body>`));
}

/** The path of an almost empty page, which shows how long the browser itself takes. */
const floorPath = "/floor-of-the-bench";

const compressed = new Set([".woff2", ".png", ".ico", ".avif", ".webp"]);

/**
 * @param {http.Server | https.Server} server
 * @returns {Promise<number>} the port it listens on
 */
function listen(server) {
	return new Promise((resolve) => {
		server.listen(0, "127.0.0.1", () => {
			const address = server.address();
			resolve(typeof address === "object" && address ? address.port : 0);
		});
	});
}

/**
 * A static server with brotli, clean URLs and a 404 page. Compressed files are cached.
 * @param {string} folder
 * @param {boolean} [bare] without the site's scripts, which shows what its content alone costs
 */
export async function serveSite(folder, bare = false) {
	/** @type {Map<string, { body: Buffer, type: string, encoded: boolean } | null>} */
	const files = new Map();
	/** @param {string} path */
	function find(path) {
		const known = files.get(path);
		if (known !== undefined) return known;
		const kind = extname(path);
		const type = types[kind];
		// Browsers silently ignore a stylesheet or script with the wrong content type.
		if (!type) throw new Error(`No content type for ${path}: add it to bench/servers.mjs.`);
		let file = null;
		try {
			const built = readFileSync(join(folder, path));
			const bytes = bare && kind === ".html" ? withoutScripts(built) : built;
			const encoded = !compressed.has(kind);
			const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
			const body = encoded ? brotliCompressSync(bytes, options) : bytes;
			file = { body, type, encoded };
		} catch {}
		files.set(path, file);
		return file;
	}
	const server = http.createServer((request, response) => {
		const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://site").pathname));
		if (path === floorPath) {
			response.writeHead(200, { "content-type": types[".html"] });
			return response.end(readFileSync(new URL("floor.html", import.meta.url)));
		}
		const clean = path === "/" ? "/index.html" : extname(path) ? path : `${path}.html`;
		const found = find(clean);
		const file = found ?? find("/404.html");
		response.writeHead(found ? 200 : 404, {
			"content-type": file?.type,
			"content-length": file?.body.length,
			...(path === "/get-started" || bare
				? {}
				: { "speculation-rules": '"/prerender.speculationrules"' }),
			...(file?.encoded ? { "content-encoding": "br" } : {}),
			"cache-control": path.startsWith("/assets/")
				? "public, max-age=31536000, immutable"
				: "no-cache",
		});
		response.end(file?.body);
	});
	const port = await listen(server);
	const origin = `http://127.0.0.1:${port}`;
	return { origin, floor: origin + floorPath, end: () => server.close() };
}

/** What Google Fonts answers, shortened: Inter for a script that no page of the site has. */
const fontsStyle = `@font-face {
  font-family: 'Inter';
  font-style: normal;
  font-weight: 400 600;
  font-display: swap;
  src: url(https://fonts.gstatic.com/inter-cyrillic.woff2) format('woff2');
  unicode-range: U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116;
}
`;

/**
 * Mocks the external hosts that pages use, so that measurements don't depend on them. Google Fonts
 * gets a similar stylesheet, which needs no font; Google's sign-in loader reports that it is ready and
 * does nothing. The returned browser flags redirect requests to this server.
 */
export async function serveOutsideHosts() {
	const { private: key, cert } = await selfsigned.generate([
		{ name: "commonName", value: "fonts.googleapis.com" },
	]);
	const server = https.createServer({ key, cert }, (request, response) => {
		if (request.headers.host === "apis.google.com") {
			const { searchParams } = new URL(request.url ?? "/", "https://apis.google.com");
			const ready = JSON.stringify(searchParams.get("onload"));
			response.writeHead(200, { "content-type": "text/javascript" });
			response.end(`window.gapi = { load() {} }; window[${ready}]?.();`);
			return;
		}
		const body = brotliCompressSync(fontsStyle);
		response.writeHead(200, {
			"content-type": "text/css; charset=utf-8",
			"content-encoding": "br",
			"content-length": body.length,
			"access-control-allow-origin": "*",
			"cache-control": "private, max-age=86400",
		});
		response.end(body);
	});
	const port = await listen(server);
	const hosts = ["fonts.googleapis.com:443", "apis.google.com:443"];
	return {
		flags: [
			`--host-resolver-rules=${hosts.map((host) => `MAP ${host} 127.0.0.1:${port}`).join(",")}`,
			"--ignore-certificate-errors",
		],
		end: () => server.close(),
	};
}
