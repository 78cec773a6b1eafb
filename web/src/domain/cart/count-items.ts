/** How many items a basket holds, as its icon and its page say: two rooms of one line are two. */
export const countItems = (lines: readonly { count: number }[] | undefined): number =>
  lines?.reduce((sum, line) => sum + line.count, 0) ?? 0
