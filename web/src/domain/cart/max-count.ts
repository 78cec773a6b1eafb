/** "1–9, bounded by stock" (decision 27.7). Apart from the rules, which pages that only show a basket do without. */
export const MAX_COUNT = 9
