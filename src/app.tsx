import type { ReactNode } from "react";
import { Footer } from "#src/shell/footer.tsx";
import { Header } from "#src/shell/header.tsx";
import { Loader } from "#src/shell/loader.tsx";
import { SkipLink } from "#src/shell/skip-link.tsx";
import { ThemeHint } from "#src/theme/theme-hint.tsx";
import { Art } from "#src/ui/art.tsx";

interface AppProps {
	/** The page's path. */
	path: string;
	/** The page. */
	children: ReactNode;
}

/** The whole document body: the shell around the page. All of it is static. */
export function App({ path, children }: AppProps) {
	return (
		<>
			<SkipLink />
			<Header path={path} />
			<ThemeHint />
			<main id="main" tabIndex={-1}>
				{children}
			</main>
			<Art name="coast" viewBox="0 0 1200 200" className="coast" />
			<Footer />
			<Loader />
		</>
	);
}
