import { expect, test } from "vitest";
import { comesBack, payback, weeksToPay } from "./payback";

const saving = { weeks: 10, hours: 12, ratio: 2, hourly: 50 } as const;

test("without a rate, the sum is in hours; with one, in dollars", () => {
	// 12 person-weeks, or 480 hours, each as dear as two of those that are saved.
	expect(weeksToPay(saving, 0)).toBe(80);
	expect(payback("It", "yours", saving, 0)).toBe(
		"It is 12\u00a0person-weeks, or 480 hours of ours. If an hour of ours costs twice an hour of yours, that pays for itself after 80 weeks of use. If we look after it for a day a month, it takes 116 weeks.",
	);
	// $60,000 at $600 a week.
	expect(weeksToPay(saving, 5000)).toBe(100);
	expect(payback("It", "yours", saving, 5000)).toBe(
		"It costs $60,000 plus GST. If an hour of yours is worth $50, that pays for itself after 100 weeks of use. If we look after it for a day a month, it takes about three years.",
	);
	expect(payback("It", "yours", { ...saving, hours: 4 }, 5000)).toMatch(/it never does\.$/);
	expect(comesBack(10, 2000, 5000)).toBe("$60,000 comes back in about 30 weeks of use");
	expect(comesBack(10, 2000, 0)).toBe("each $10,000 comes back in about five weeks of use");
});
