import "~/styles/base.css";

// The site's code waits until the prerendered page has been painted, so that it never competes
// with the words and the font for the first bytes.
requestAnimationFrame(() => setTimeout(() => import("~/entry-client")));
