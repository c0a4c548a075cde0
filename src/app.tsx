import { Router } from "wouter";
import { aroundNavigation } from "~/routing/between-pages";
import { PageOutlet } from "~/routing/page-outlet";
import { Footer } from "~/shell/footer";
import { Header } from "~/shell/header";
import { SkipLink } from "~/shell/skip-link";
import { ThemeHint } from "~/theme/theme-hint";

interface AppProps {
	/** The document's path. The first render in the browser must match the prerendered markup. */
	path: string;
}

/** The whole document body: the current page with the header and footer around it. */
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
