import type { ReactNode } from "react";
import { IslandFailed } from "#src/routing/island-failed.tsx";
import { LoadingCover } from "#src/routing/loading-cover.tsx";
import { PageFailed } from "#src/routing/page-failed.tsx";
import { Footer } from "#src/shell/footer.tsx";
import { Header } from "#src/shell/header.tsx";
import { SkipLink } from "#src/shell/skip-link.tsx";
import { ThemeHint } from "#src/theme/theme-hint.tsx";
import { Art } from "#src/ui/art.tsx";

interface AppProps {
	/** The page's path. */
	path: string;
	/** Identifies the page among the site's: see `pageKey`. */
	pageKey: string;
	/** The page. */
	children: ReactNode;
}

/**
 * The whole document body: the shell around the page. All of it is static. In templates it has what
 * navigation may need when nothing can be fetched.
 */
export function App({ path, pageKey, children }: AppProps) {
	return (
		<>
			<SkipLink />
			<Header path={path} />
			<ThemeHint />
			<main id="main" tabIndex={-1}>
				<div data-page={pageKey}>{children}</div>
			</main>
			<Art name="coast" height={200} className="coast" />
			<Footer />
			<template data-page-loader>
				<LoadingCover />
			</template>
			<template data-page-failed>
				<div data-page="">
					<PageFailed />
				</div>
			</template>
			<template data-island-failed>
				<IslandFailed />
			</template>
		</>
	);
}
