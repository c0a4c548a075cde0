// Builds the site into dist/site and writes firebase.json, which serves it.
import { buildSite } from "./shared/ensure-site.ts";

console.log(buildSite().trimEnd());
