/*
 * Strings for fuzzing: attack payloads, and text that often breaks software. The site has no server of its
 * own, so there are none for databases and shells.
 */

/** The payload. Tests define this function and check that it was never called. */
export const trap = "hacked()";

const markup = [
	`<script>${trap}</script>`,
	`</script><script>${trap}//`,
	`</title></style></textarea></noscript><script>${trap}</script>`,
	`"><img src=x onerror="${trap}">`,
	`'><svg/onload='${trap}'>`,
	`<math><mtext><table><mglyph><style><img src=x onerror=${trap}>`,
	`<iframe srcdoc="<script>parent.${trap}</script>">`,
	`<a href="jAvAsCrIpT&colon;${trap}">x</a>`,
	`<form action="javascript:${trap}"><button>x`,
	`<details open ontoggle=${trap}>`,
	`<base href="https://evil.example/">`,
	`<meta http-equiv="refresh" content="0;url=javascript:${trap}">`,
	`<!--><template><script>${trap}</script></template>-->`,
	`' autofocus onfocus='${trap}' x='`,
];

const code = [
	`javascript:${trap}`,
	`java\nscript:${trap}`,
	`\u0001javascript:${trap}`,
	`data:text/html,<script>${trap}</script>`,
	`\\";${trap};//`,
	`{{constructor.constructor('${trap}')()}}`,
	`\${${trap}}`,
	`{"__proto__":{"polluted":"yes"}}`,
	`__proto__[polluted]=yes`,
	`constructor.prototype.polluted=yes`,
	..."__proto__ constructor toString hasOwnProperty".split(" "),
];

const addresses = [
	`../../../../etc/passwd`,
	`%2e%2e%2f%2e%2e%2fetc%2fpasswd`,
	`..%c0%af..%252e%252e%252f`,
	`/etc/passwd%00.html`,
	`\\\\evil.example\\share`,
	`//evil.example/`,
	`/\\evil.example`,
	`https://evil.example/`,
	`http://127.0.0.1@evil.example/`,
	`%0d%0aSet-Cookie:%20a=b`,
	`\r\nLocation: https://evil.example/`,
];

const formats = [
	"$& $1 $` $' $$",
	"((((((((((((((((a)",
	"^(a+)+$ aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!",
	..."NaN 1e309 null undefined [ \\ % %E0%A4%A # ? & ;".split(" "),
	" ",
];

const scripts = [
	"Ka mihi te tōtara, ko Māori te reo",
	"مرحبا بالعالم",
	"नमस्ते दुनिया",
	"𝕳𝖊𝖑𝖑𝖔",
	"Z̸̡͓͎a̶͇͝l̷̰̀g̸̨̑ȯ̵̧",
	"👩‍👩‍👧‍👦 🇳🇿 🏳️‍🌈 👍🏽",
	"İıſŉ ß ﬁ",
];

/** Invisible characters, and characters that change how others are displayed. */
const invisible = [
	..."\u0000\u0008\u00a0\u00ad\r\n\t\u200b\u200d\u2028\u202e\u2066\ufeff\uffff\ud800\u{e0001}\udfff",
	"\udfff\ud800",
];

/** The strings of the lists that can be seen, and so be typed and sent. */
export const visibleHostileStrings = [...markup, ...code, ...addresses, ...formats, ...scripts];

/** Every string of the lists. */
export const hostileStrings = [...visibleHostileStrings, ...invisible, "A".repeat(4097)];

/** Each of them, and each before each: several thousand. */
export const hostilePairs = [
	...hostileStrings,
	...hostileStrings.flatMap((first) => hostileStrings.map((second) => first + second)),
];
