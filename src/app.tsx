import { Router } from "wouter";
import { aroundNavigation } from "~/routing/between-pages";
import { PageOutlet } from "~/routing/page-outlet";
import { Footer } from "~/shell/footer";
import { Header } from "~/shell/header";
import { SkipLink } from "~/shell/skip-link";
import { ThemeHint } from "~/theme/theme-hint";

interface AppProps {
	/** The path of the document: React's first render in the browser must be what was prerendered. */
	path: string;
}

/** The whole document body: the chrome around the page of the current path. */
export function App({ path }: AppProps) {
	return (
		<Router ssrPath={path} aroundNav={aroundNavigation}>
			<SkipLink />
			<Header />
			<ThemeHint />
			<main id="main" tabIndex={-1}>
				<PageOutlet />
			</main>
			<Footer />
		</Router>
	);
}
