/** The weekdays of an entry (1 is Monday) as runs of days that follow each other. */
export function daySpans(days: readonly number[]): { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = []
  for (const day of [...days].toSorted((a, b) => a - b)) {
    const last = spans.at(-1)
    if (last && last.to === day - 1) last.to = day
    else spans.push({ from: day, to: day })
  }
  return spans
}
