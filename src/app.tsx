import type { ReactNode } from "react";
import { Ascent } from "#src/shell/ascent.tsx";
import { Footer } from "#src/shell/footer.tsx";
import { Header } from "#src/shell/header.tsx";
import { Loader } from "#src/shell/loader.tsx";
import { SkipLink } from "#src/shell/skip-link.tsx";
import { ThemeHint } from "#src/theme/theme-hint.tsx";
import { Horizon } from "#src/ui/horizon.tsx";

interface AppProps {
	/** The page's path. */
	path: string;
	/** The drawing whose land ends the page: its own, otherwise a coast. */
	contours: string | undefined;
	/** The page. */
	children: ReactNode;
}

/** The whole document body: the shell around the page. All of it is static. */
export function App({ path, contours, children }: AppProps) {
	return (
		<>
			<SkipLink />
			<Header path={path} />
			<ThemeHint />
			<main id="main" tabIndex={-1}>
				{children}
				<Horizon name={contours} />
			</main>
			<Ascent />
			<Footer />
			<Loader />
		</>
	);
}
