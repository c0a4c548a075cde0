import type { ReactNode } from "react";
import { Router } from "wouter";
import { aroundNavigation } from "~/routing/scroll-and-focus";
import { Footer } from "~/shell/footer";
import { Header } from "~/shell/header";
import { SkipLink } from "~/shell/skip-link";
import { ThemeHint } from "~/theme/theme-hint";

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
