/*
 * Texts that the specification prescribes word for word. Tests look for them in the built pages, and
 * `npm run edit` asks for confirmation before it changes one.
 */

/** The header's menus: each title with its links. */
export const specifiedMenus = {
	Services: [
		["AI Agents", "/solutions/ai-agents"],
		["Generative AI", "/solutions/gen-ai"],
		["Consulting", "/solutions/consulting"],
		["Automation", "/solutions/automation"],
		["Data Analytics", "/solutions/data-analytics"],
		["Cloud & IT infrastructure", "/solutions/cloud-page"],
	],
	Industries: [
		["Financial Services", "/industries/finance"],
		["Healthcare", "/industries/healthcare"],
		["Baby Food Manufacturing", "/industries/manufacturing"],
		["Recovery Retreats", "/industries/retreats"],
		["Logistic Solutions", "/industries/logistic"],
	],
	Company: [["Our leadership", "/company/leadership"]],
	Careers: [
		["Hiring Journey", "/career/hire"],
		["Explore Opportunities", "/career/opportunities"],
	],
} as const;

export const specifiedMenuColumns = ["How we hire", "Internships"];

export const specifiedHint = "Try Dark/Light Mode!";

export const specifiedAbout = [
	"360° Vision",
	"What We Believe",
	"Our Mission",
	"Guided by Innovation",
];

export const specifiedTechnologies = [
	"Artificial Intelligence",
	"Machine Learning",
	"Generative AI",
	"Cloud Computing",
	"Deep Learning",
	"Web3",
	"Blockchain",
	"IoT",
];

/** The retreats page: each card with its figures, and the phases of the process. */
export const specifiedRetreats = {
	headline: "Recovery Retreat Solutions",
	cards: {
		"Virtual Nursing Assistance": ["85%", "92%"],
		"Inventory & Equipment Management": ["99%", "28%"],
		"Billing & Insurance Processing": ["75%", "99.9%"],
		"Patient Demand & Capacity Planning": ["94%", "32%"],
		"Remote Patient Monitoring": ["24/7", "alerts under 30s"],
		"Recovery Progress Analytics": ["96%", "100+/day"],
	},
	phases: ["Initial Assessment", "Care Planning", "Implementation", "Monitoring"],
	figures: ["assessment under 2 hrs", "100%", "coverage"],
} as const;

/** The texts of the sign-in page. Its end-to-end tests repeat them. */
const signIn = [
	"Welcome Back",
	"Sign in to continue",
	"Create Account",
	"Get started with your account",
	"Full Name",
	"Email",
	"Password",
	"Confirm Password",
	"Continue with Google",
	"Forgot password?",
	"Sign In",
	"Sign Up",
	"Sign up",
	"Sign in",
	"Account created successfully!",
	"Password reset email sent. Please check your inbox.",
	"Please enter your email first",
	"Passwords don't match",
	"Terms of Service",
	"Privacy Policy",
];

/** Every text that the specification prescribes. */
export const specified: ReadonlySet<string> = new Set([
	...Object.entries(specifiedMenus).flatMap(([title, links]) => [
		title,
		...links.map(([name]) => name),
	]),
	...specifiedMenuColumns,
	"Get Started",
	specifiedHint,
	...specifiedAbout,
	...specifiedTechnologies,
	specifiedRetreats.headline,
	...Object.entries(specifiedRetreats.cards).flat(2),
	...specifiedRetreats.phases,
	...specifiedRetreats.figures,
	"Quick Contact",
	"Email Our Team",
	"About Us",
	"Our Team",
	"Contact Us",
	...signIn,
]);
