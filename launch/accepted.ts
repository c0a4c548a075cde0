/**
 * What the owner has accepted in writing, because it is not what a visitor would expect. Set one to
 * true, with the day and your name beside it, once you have decided so. No page reads this file.
 */
export const accepted = {
	/**
	 * With VITE_SIGN_UP=check the sign-up form says “Account created successfully!” and creates no
	 * account: whoever then tries to sign in is told that there is none. VITE_SIGN_UP=provider creates
	 * accounts, and needs no acceptance.
	 */
	signUpWithoutAccounts: false,
};
