/** The number of items in a basket, for its icon and its page: a line of two rooms counts as two. */
export const countItems = (lines: readonly { count: number }[] | undefined): number =>
  lines?.reduce((sum, line) => sum + line.count, 0) ?? 0
