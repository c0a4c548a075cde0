import type { Mode } from "#src/auth/form-state.ts";

type Label = "title" | "subtitle" | "submit" | "question" | "other";

/** What the sign-in form says in each mode. The first title is the page's headline as well. */
export const signInLabels: Record<Mode, Record<Label, string>> = {
	"sign-in": {
		title: "Welcome Back",
		subtitle: "Sign in to continue",
		submit: "Sign In",
		question: "New here?",
		other: "Sign up",
	},
	"sign-up": {
		title: "Create Account",
		subtitle: "Get started with your account",
		submit: "Sign Up",
		question: "Already have an account?",
		other: "Sign in",
	},
};
