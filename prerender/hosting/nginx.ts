import type { hostingConfiguration } from "./firebase-hosting.ts";

type Hosting = ReturnType<typeof hostingConfiguration>["hosting"];
type HeaderRule = Hosting["headers"][number];

/** Media types by file extension, sent with "; charset=utf-8". */
const textTypes: Record<string, string> = {
	css: "text/css",
	htm: "text/html",
	html: "text/html",
	js: "text/javascript",
	json: "application/json",
	md: "text/markdown",
	txt: "text/plain",
	webmanifest: "application/manifest+json",
};
/** Media types by file extension, sent without a charset. */
const otherTypes: Record<string, string> = {
	avif: "image/avif",
	ico: "image/vnd.microsoft.icon",
	pdf: "application/pdf",
	png: "image/png",
	speculationrules: "application/speculationrules+json",
	svg: "image/svg+xml",
	webp: "image/webp",
	woff2: "font/woff2",
	xml: "application/xml",
};

/** The types to compress, without HTML, which nginx always compresses. */
const compressed = ["css", "js", "json", "md", "svg", "txt", "webmanifest", "xml"].map(
	(ending) => textTypes[ending] ?? otherTypes[ending],
);

/** Expands the braces of a glob: "/{a,b}/c" becomes "/a/c" and "/b/c". */
function alternatives(glob: string): string[] {
	const braces = /\{([^{}]*)\}/.exec(glob);
	if (!braces?.[1]) return [glob];
	return braces[1].split(",").flatMap((part) => alternatives(glob.replace(braces[0], () => part)));
}

/**
 * Converts a Firebase Hosting glob, whose braces are already expanded, to a regular expression. Unlike in
 * Firebase, "**" also matches names that start with a dot, so that every missing path gets the security
 * headers.
 * @throws if the glob has any special character other than * and **
 */
export function patternOf(glob: string): string {
	if (/[?[\]()!+@\\{}]/.test(glob)) {
		throw new Error(`prerender/hosting/nginx.ts can't convert the glob "${glob}" for nginx.`);
	}
	const path = glob.startsWith("/") ? glob : `/${glob}`;
	const pattern = path
		.split(/(\*\*|\*)/)
		.map((part) => {
			if (part === "**") return ".*";
			if (part === "*") return "[^/]*";
			return part.replace(/[.^$|]/g, "\\$&");
		})
		.join("");
	return `^${pattern}$`;
}

/**
 * Quotes a text as an argument of a directive.
 * @throws if it contains what nginx can't escape, such as "$", or both kinds of quotes
 */
function quote(text: string): string {
	const mark = text.includes('"') ? "'" : '"';
	if (/[\\$\n]/.test(text) || text.includes(mark)) {
		throw new Error(`prerender/hosting/nginx.ts can't quote this text for nginx: ${text}`);
	}
	return mark + text + mark;
}

/**
 * Checks a rule's media type. nginx chooses media types by file extension only.
 * @throws if the rule sets another type for a file than its extension does
 */
function checkType({ source, headers }: HeaderRule): void {
	const wanted = headers.find(({ key }) => key === "Content-Type")?.value;
	if (!wanted) return;
	for (const path of alternatives(source)) {
		const ending = path.slice(path.lastIndexOf(".") + 1);
		const type = textTypes[ending] ? `${textTypes[ending]}; charset=utf-8` : otherTypes[ending];
		if (type !== wanted) throw new Error(`nginx would send ${path} as ${type}, not as ${wanted}.`);
	}
}

/**
 * Converts the hosting configuration to two files for nginx. `http` is included in the http block and
 * `server` in the site's server block, which itself sets the address, the certificate and the root.
 * @param hosting the header rules and redirects. If two rules set the same header, the later one wins
 */
export function nginxConfiguration({
	headers: rules,
	redirects,
}: Pick<Hosting, "headers" | "redirects">): { http: string; server: string } {
	rules.forEach(checkType);
	const names = [...new Set(rules.flatMap(({ headers }) => headers.map(({ key }) => key)))].filter(
		(name) => name !== "Content-Type",
	);
	const variable = (name: string) => `$site_${name.toLowerCase().replaceAll("-", "_")}`;

	const maps = names.map((name) => {
		// Reversed, because in an nginx map the first matching pattern wins.
		const lines = rules.toReversed().flatMap(({ source, headers }) => {
			const value = headers.findLast(({ key }) => key === name)?.value;
			if (value === undefined) return [];
			return alternatives(source).map((glob) => `\t"~${patternOf(glob)}" ${quote(value)};\n`);
		});
		return `map $site_path ${variable(name)} {\n${lines.join("")}}\n`;
	});

	const source =
		"# Written by the build from prerender/hosting/firebase-hosting.ts; docs/deploying.md says how to use it.";
	const http = `${source}
# Include this in the http block. Each map chooses one header's value by the path of the request.
map $request_uri $site_path {
	"~^(?<site_asked>[^?]*)" $site_asked;
}
${maps.join("")}`;

	// nginx would serve /services for "//services" and "/servi%63es" too, but with another page's policy,
	// because the maps compare the path as it was requested.
	const onlyAsWritten = "if ($uri != $site_path) { return 404; }";
	const types = Object.entries({ ...textTypes, ...otherTypes });
	const server = `${source}
# Include this in the site's server block, after root, listen, server_name and the certificate.
${names.map((name) => `add_header ${name} ${variable(name)} always;\n`).join("")}
types {
${types.map(([ending, type]) => `\t${type} ${ending};\n`).join("")}}
default_type application/octet-stream;
charset utf-8;
charset_types ${Object.values(textTypes)
		.filter((type) => type !== "text/html")
		.join(" ")};

gzip on;
gzip_vary on;
gzip_proxied any;
gzip_comp_level 6;
gzip_min_length 1000;
gzip_types ${compressed.join(" ")};

server_tokens off;
# Relative redirects, because behind a proxy nginx doesn't know the site's scheme and port.
absolute_redirect off;

error_page 404 /404.html;
location = /404.html { internal; }
location = /404 { return 404; }

${redirects.map(({ source, destination, type }) => `location = ${source} { return ${type} ${destination}$is_args$args; }\n`).join("")}location = / {
	${onlyAsWritten}
	try_files /index.html =404;
}
location ~ ^/index(\\.html)?$ { return 301 /$is_args$args; }
location / {
	${onlyAsWritten}
	try_files $uri $uri.html =404;
}
location ~ ^(?<site_page>.+)/$ {
	if (-f $document_root$site_page.html) { return 301 $site_page$is_args$args; }
	return 404;
}
location ~ ^(?<site_page>.+)\\.html$ {
	if (-f $document_root$uri) { return 301 $site_page$is_args$args; }
	return 404;
}
`;
	return { http, server };
}
