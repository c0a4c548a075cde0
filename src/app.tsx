import type { ReactNode } from "react";
import { IslandFailed } from "#src/routing/island-failed.tsx";
import { LoadingCover } from "#src/routing/loading-cover.tsx";
import { PageFailed } from "#src/routing/page-failed.tsx";
import { Ascent } from "#src/shell/ascent.tsx";
import { Footer } from "#src/shell/footer.tsx";
import { Header } from "#src/shell/header.tsx";
import { SkipLink } from "#src/shell/skip-link.tsx";
import { ThemeHint } from "#src/theme/theme-hint.tsx";
import { Horizon } from "#src/ui/horizon.tsx";

interface AppProps {
	/** The page's path. */
	path: string;
	/** Identifies the page among the site's: see `pageKey`. */
	pageKey: string;
	/** The drawing whose land ends the page: its own, otherwise a coast. */
	contours: string | undefined;
	/** The page. */
	children: ReactNode;
}

/**
 * The whole document body: the shell around the page. All of it is static. In templates it has what
 * navigation may need when nothing can be fetched.
 */
export function App({ path, pageKey, contours, children }: AppProps) {
	return (
		<>
			<SkipLink />
			<Header path={path} />
			<ThemeHint />
			<main id="main" tabIndex={-1}>
				<div data-page={pageKey}>
					{children}
					<Horizon name={contours} />
				</div>
			</main>
			<Ascent />
			<Footer />
			<template data-page-loader>
				<LoadingCover />
			</template>
			<template data-page-failed>
				<div data-page="">
					<PageFailed />
					<Horizon />
				</div>
			</template>
			<template data-island-failed>
				<IslandFailed />
			</template>
		</>
	);
}
