// The ports that local servers listen at.
import { spawnSync } from "node:child_process";
import { createServer } from "node:net";
import { stop } from "./setup.ts";

/** The auth emulator's suite listens at two more, so that suites which start at once don't race for the same. */
const suitePorts = (auth: number) => ({ auth, hub: auth + 11, logging: auth + 12 });

export type Ports = { site: number } & ReturnType<typeof suitePorts>;

/** Why a browser couldn't use a port, or nothing. */
async function obstacle(port: number): Promise<string | undefined> {
	if (!Number.isInteger(port) || port < 1 || port > 65535) return "isn't a number from 1 to 65535";
	// Fetch refuses the same ports as browsers do, before it connects.
	const refusal = await fetch(`http://127.0.0.1:${port}`, { method: "HEAD" }).catch(
		({ cause }) => cause?.message,
	);
	if (refusal === "bad port") return "is one that browsers refuse to open";
	const fault = await new Promise<string | undefined>((resolve) => {
		const probe = createServer();
		probe.once("error", ({ code }: NodeJS.ErrnoException) => resolve(code));
		probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(undefined)));
	});
	if (fault === "EADDRINUSE") return `is in use by ${listenerAt(port)}`;
	return fault && `can't be opened (${fault})`;
}

/** The program that listens at a port, as far as the system says it. */
function listenerAt(port: number): string {
	const { stdout } = spawnSync("ss", ["-Hltnp", `sport = :${port}`], { encoding: "utf8" });
	const [, name, id] = /users:\(\("([^"]+)",pid=(\d+)/.exec(stdout ?? "") ?? [];
	return name ? `${name} (process ${id})` : "another program";
}

/**
 * The ports that two settings choose. Ends the process with what to do if one can't be used.
 * @param prefix of the settings' names
 */
export async function choosePorts(siteDefault: number, authDefault: number, prefix = "") {
	const site = Number(process.env[`${prefix}SITE_PORT`] || siteDefault);
	const auth = Number(process.env[`${prefix}AUTH_PORT`] || authDefault);
	const ports: Ports = { site, ...suitePorts(auth) };
	if (new Set(Object.values(ports)).size < Object.keys(ports).length)
		stop(
			`The site and the auth emulator need different ports: ${Object.values(ports).join(", ")}.`,
		);
	for (const [use, port] of Object.entries(ports)) {
		const problem = await obstacle(port);
		const setting = `${prefix}${use === "site" ? "SITE_PORT" : "AUTH_PORT"}`;
		if (!problem) continue;
		stop(
			`Port ${port}, for ${use === "site" ? "the site" : "the auth emulator"}, ${problem}.\n` +
				`  Choose another with ${setting}, as in ${setting}=${use === "site" ? 3100 : 9200}.`,
		);
	}
	return ports;
}
