import { expect, test } from "vitest";
import { signInPath } from "#src/paths.ts";
import { nginxMaps } from "./nginx-maps.ts";

const policy = (source: string, value: string) => ({
	source,
	headers: [{ key: "Content-Security-Policy", value }],
});
type Hosting = Parameters<typeof nginxMaps>[0];
const maps = nginxMaps({
	headers: [policy("**", "for every page"), policy(signInPath, "for sign-in")],
	redirects: [{ source: "/old", destination: "/new", type: 301 }],
} as unknown as Hosting);

test("the sign-in page has the policy of its own, and no page whose path begins like it", () => {
	const [, pattern = "", value] = /"~(\^[^"]+)" "([^"]+)"/.exec(maps) ?? [];
	expect(value).toBe("for sign-in");
	const policied = (path: string) => new RegExp(pattern).test(path);
	expect([signInPath, `${signInPath}?a=b`].map(policied)).toEqual([true, true]);
	expect([`${signInPath}-x`, `${signInPath}/x`, `/x${signInPath}`].map(policied)).not.toContain(
		true,
	);
	expect(maps).toContain('default "for every page"');
	expect(maps).toContain('"/old" "/new"');
});
