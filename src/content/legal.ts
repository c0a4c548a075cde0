/**
 * The state of the terms and privacy pages. Set `reviewed` once a lawyer has read them, `updated`
 * (year-month-day) with every change to their text, and `read` whenever you have read them again.
 */
export const legal = { reviewed: false, updated: "2026-11-28", read: "2026-11-28" };
