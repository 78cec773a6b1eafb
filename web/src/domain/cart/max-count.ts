/**
 * "1–9, bounded by stock" (decision 27.7). In its own file, because pages that only show a basket do not load the
 * rules.
 */
export const MAX_COUNT = 9
