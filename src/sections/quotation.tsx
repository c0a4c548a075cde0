interface QuotationProps {
	/** What was said, without quotation marks. */
	words: string;
	/** Who said it, and in which role. */
	source: string;
}

/** What somebody said, in large type. */
export function Quotation({ words, source }: QuotationProps) {
	return (
		<figure className="max-w-[56rem]">
			<blockquote className="text-balance font-display text-heading">{`“${words}”`}</blockquote>
			<figcaption className="mt-6 text-muted">{source}</figcaption>
		</figure>
	);
}
