import type { Redirect } from "#src/redirects.ts";
import { type HeadersInput, headerRules } from "./headers.ts";

/** The home page's file. Without these, the emulator redirects it to itself if there is a query. */
const homeRedirects = ["/index", "/index.html"].map((from) => ({ from, to: "/" }));

/** What the hosting configuration depends on. */
export interface HostingInput extends HeadersInput {
	/** Old paths, and the pages they redirect to. */
	redirects: readonly Redirect[];
	/** The folder to serve, relative to the configuration file's folder. */
	publicFolder: string;
}

/** What a build writes for Firebase Hosting. */
export type Hosting = ReturnType<typeof hostingConfiguration>["hosting"];

/** The content of firebase.json, which the emulators and Firebase Hosting both use. */
export function hostingConfiguration(input: HostingInput) {
	return {
		hosting: {
			public: input.publicFolder,
			cleanUrls: true,
			trailingSlash: false,
			redirects: [...homeRedirects, ...input.redirects].map(({ from, to }) => ({
				source: from,
				destination: to,
				type: 301,
			})),
			headers: headerRules(input),
		},
	};
}
