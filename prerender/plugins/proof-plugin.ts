import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { proof } from "../../src/content/proof.ts";
import { proofProblems, sampleProofProblem } from "../checks/proof-check.ts";

const sampleLogos = "prerender/sample-logos";

/**
 * Fails the build if the proof file has problems, or if samples would be shown in a build that can
 * be published. Adds the samples' logos to a build that may show them.
 */
export function proofFile(): Plugin {
	let env: Readonly<Record<string, unknown>> = {};
	return {
		name: "proof-file",
		configResolved(config) {
			env = config.env;
		},
		async buildStart() {
			if (this.environment.mode !== "build" || this.environment.name !== "client") return;
			const samples = sampleProofProblem(env);
			const problems = await proofProblems(proof, "public");
			if (problems.length > 0) {
				console.error(`src/content/proof.ts needs attention.\n- ${problems.join("\n- ")}`);
			}
			if (samples) console.error(samples);
			if (samples || problems.length > 0) process.exit(1);
		},
		configureServer(server) {
			if (env.VITE_SAMPLE_PROOF !== "on") return;
			server.middlewares.use("/clients", ({ url = "" }, response, next) => {
				const file = readdirSync(sampleLogos).find((name) => url === `/${name}`);
				if (!file) return next();
				response.setHeader("Content-Type", "image/svg+xml");
				response.end(readFileSync(join(sampleLogos, file)));
			});
		},
		generateBundle() {
			if (this.environment.name !== "client" || env.VITE_SAMPLE_PROOF !== "on") return;
			for (const file of readdirSync(sampleLogos)) {
				const source = readFileSync(join(sampleLogos, file));
				this.emitFile({ type: "asset", fileName: `clients/${file}`, source });
			}
		},
	};
}
