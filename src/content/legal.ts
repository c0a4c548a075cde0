/**
 * The state of the terms and privacy pages. Set `reviewed` once a lawyer has read them, and
 * `updated` (year-month-day) with every change to their text.
 */
export const legal = { reviewed: false, updated: "2026-11-22" };
