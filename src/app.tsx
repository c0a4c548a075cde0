import type { ReactNode } from "react";
import { Router } from "wouter";
import { aroundNavigation } from "#src/routing/scroll-and-focus.ts";
import { Footer } from "#src/shell/footer.tsx";
import { Header } from "#src/shell/header.tsx";
import { SkipLink } from "#src/shell/skip-link.tsx";
import { ThemeHint } from "#src/theme/theme-hint.tsx";

interface AppProps {
	/** The document's path. The first render in the browser must match the prerendered markup. */
	path: string;
	/** The content of `<main>`: the page at build time, the page outlet in the browser. */
	children: ReactNode;
}

/** The whole document body: the shell around the page. */
export function App({ path, children }: AppProps) {
	return (
		<Router ssrPath={path} aroundNav={aroundNavigation}>
			<SkipLink />
			<Header />
			<ThemeHint />
			<main id="main" tabIndex={-1}>
				{children}
			</main>
			<Footer />
		</Router>
	);
}
