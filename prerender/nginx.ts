import type { hostingConfiguration } from "./hosting.ts";

type HeaderRule = ReturnType<typeof hostingConfiguration>["hosting"]["headers"][number];

/** Media types by the ending of a file's name. Those of the first list are sent as UTF-8. */
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
const otherTypes: Record<string, string> = {
	avif: "image/avif",
	ico: "image/vnd.microsoft.icon",
	png: "image/png",
	svg: "image/svg+xml",
	webp: "image/webp",
	woff2: "font/woff2",
	xml: "application/xml",
};

/** What is worth compressing, beside HTML: nginx adds that to every list of types by itself. */
const compressed = ["css", "js", "json", "md", "svg", "txt", "webmanifest", "xml"].map(
	(ending) => textTypes[ending] ?? otherTypes[ending],
);

/** Every alternative of a glob with braces: "/{a,b}/c" is "/a/c" and "/b/c". */
function alternatives(glob: string): string[] {
	const braces = /\{([^{}]*)\}/.exec(glob);
	if (!braces?.[1]) return [glob];
	return braces[1].split(",").flatMap((part) => alternatives(glob.replace(braces[0], () => part)));
}

/**
 * The regular expression of a Firebase Hosting glob without braces. Unlike there, "**" also passes
 * over names that begin with a dot: a missing file gets the security headers wherever it is.
 * @throws if the glob uses more than * and **
 */
export function patternOf(glob: string): string {
	if (/[?[\]()!+@\\{}]/.test(glob)) throw new Error(`No nginx pattern for the glob "${glob}".`);
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

/** A text as one argument of a directive, in which nginx would replace variables. */
function quote(text: string): string {
	if (/["\\$\n]/.test(text)) throw new Error(`nginx cannot be given the text: ${text}`);
	return `"${text}"`;
}

/** nginx tells types by the ending alone. @throws if a rule wants another for a file */
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
 * The same hosting for nginx, in two files: what goes into its `http` block, and into the `server`
 * block of the site, which adds the address, the certificate and the root.
 * @param rules of the hosting configuration; of two that set a header, the later holds
 */
export function nginxConfiguration(rules: readonly HeaderRule[]): { http: string; server: string } {
	rules.forEach(checkType);
	const names = [...new Set(rules.flatMap(({ headers }) => headers.map(({ key }) => key)))].filter(
		(name) => name !== "Content-Type",
	);
	const variable = (name: string) => `$site_${name.toLowerCase().replaceAll("-", "_")}`;

	const maps = names.map((name) => {
		// The first pattern of a map that matches holds.
		const lines = rules.toReversed().flatMap(({ source, headers }) => {
			const value = headers.findLast(({ key }) => key === name)?.value;
			if (value === undefined) return [];
			return alternatives(source).map((glob) => `\t"~${patternOf(glob)}" ${quote(value)};\n`);
		});
		return `map $site_path ${variable(name)} {\n${lines.join("")}}\n`;
	});

	const source =
		"# Written by the build from prerender/hosting.ts; docs/deploying.md says how to use it.";
	const http = `${source}
# For the http block. Each map finds one header's value by the path as the visitor asked for it.
map $request_uri $site_path {
	"~^(?<site_asked>[^?]*)" $site_asked;
}
${maps.join("")}`;

	// "//services" or "/servi%63es" would be the page, under the policy of another.
	const onlyAsWritten = "if ($uri != $site_path) { return 404; }";
	const types = Object.entries({ ...textTypes, ...otherTypes });
	const server = `${source}
# For the site's server block, beside root, listen, server_name and the certificate.
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
# Behind another server, nginx knows neither the site's scheme nor its port.
absolute_redirect off;

error_page 404 /404.html;
location = /404.html { internal; }
location = /404 { return 404; }

location = / {
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
