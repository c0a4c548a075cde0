import { runnerImport } from "vite";

await runnerImport("./try.ts");
