/*
 * Facts about how the company does business that only the owner knows. Where nothing else is said, each is
 * a sentence or two, in the words that the page will show. While one is empty, the page leaves it out or says
 * when visitors will hear it. `npm run launch-check` lists the empty ones.
 */
export const businessFacts = {
	/**
	 * What a person-week costs, in dollars before GST, such as 4000. Services then says it, and each plan its
	 * price. While it's 0, plans say how many person-weeks they take.
	 */
	weeklyRate: 0,
	/** What the first call and the two-page outline cost, if anything. On Services and Contact. */
	firstCall: "",
	/** How long it takes from the outline to the first week, if you can say. On Services. */
	start: "",
	/** How long faults in what it built are mended at no charge, such as "six months from the release". */
	mending: "",
	/** When an invoice falls due, in days. Among the questions on Services. */
	payment: "",
	/** Which insurance the company holds. Among the questions on Services. */
	insurance: "",
	/** Which confidentiality agreement it signs. Among the questions on Services. */
	confidentiality: "",
	/** Who has agreed to speak for its work. Over the people on Home, and among the questions on Services. */
	references: "",
	/** What happens to clients’ work if the company closes. Among the questions on Services. */
	closing: "",
	/** What an intern is paid, such as "$30 an hour". On Explore Opportunities. */
	internPay: "",
	/** How many people work here, and as what. On Leadership. */
	team: "",
	/** Who stands in when one of the leaders is away. On Leadership. */
	absence: "",
};

/** How long faults are mended at no charge, to stand after "for". */
export const mendingPeriod = businessFacts.mending || "the period in the contract";
