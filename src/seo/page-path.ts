import { createContext } from "react";

/**
 * The path of the page that is shown. While the next page loads, the address bar is ahead of it:
 * a page's own canonical address must not be.
 */
export const PagePath = createContext("/");
