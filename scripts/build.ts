// Builds the site into dist/site, which firebase.json serves.
import { buildSite } from "./shared/build-site.ts";

console.log(buildSite().trimEnd());
