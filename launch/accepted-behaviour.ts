/**
 * Behaviour that visitors don't expect, which the owner must accept in writing before the launch. To
 * accept one, set it to true and add the date and your name. Only the launch check reads this file.
 */
export const accepted = {
	/**
	 * With VITE_SIGN_UP=check the sign-up form says “Account created successfully!” but creates no
	 * account, so that a visitor who then tries to sign in gets an error. VITE_SIGN_UP=provider creates
	 * accounts and needs no acceptance.
	 */
	signUpWithoutAccounts: false,
};
