import type { Feature } from "#src/sections/feature-list.tsx";

interface TestedRuleProps {
	rule: string;
	example: string;
	labels: { given: string; does: string; passed: string };
	/** What the rule is tried on, and what the software then does. */
	tests: readonly {
		given: string;
		does: string;
		/** Whether a person is asked. */
		waits: boolean;
	}[];
	/** What else is handed over. */
	also: readonly Feature[];
}

/** One rule in plain words, and the tests that fail when somebody breaks it. */
export function TestedRule({ rule, example, labels, tests, also }: TestedRuleProps) {
	return (
		<>
			<p className="mt-10 text-call lg:mt-16 lg:max-w-[12.5em]">“{rule}”</p>
			<div className="mt-12 grid gap-x-6 gap-y-12 lg:mt-16 lg:grid-cols-12">
				<table className="self-start text-left lg:col-span-7">
					<caption className="pb-4 text-left text-muted text-small">{example}</caption>
					<thead>
						<tr className="text-muted text-small">
							<th scope="col" className="py-2 pr-4 font-medium">
								{labels.given}
							</th>
							<th scope="col" className="py-2 pr-4 font-medium">
								{labels.does}
							</th>
							<td />
						</tr>
					</thead>
					<tbody>
						{tests.map(({ given, does, waits }) => (
							<tr key={given} className="border-line border-t align-baseline">
								<th scope="row" className="py-3 pr-4 font-medium">
									{given}
								</th>
								<td className="py-3 pr-4">
									<span
										className={
											waits ? "box-decoration-clone bg-highlight px-1.5 text-on-highlight" : ""
										}
									>
										{does}
									</span>
								</td>
								<td className="py-3 text-muted">{labels.passed}</td>
							</tr>
						))}
					</tbody>
				</table>
				<dl className="grid gap-6 self-start lg:col-span-4 lg:col-start-9">
					{also.map(({ title, text }) => (
						<div key={title}>
							<dt className="font-semibold">{title}</dt>
							<dd className="mt-1 text-muted">{text}</dd>
						</div>
					))}
				</dl>
			</div>
		</>
	);
}
