import type { Level } from './block.ts'

/** Gives the headings of a text levels without gaps, and ids of our own. */
export type Outline = (written: number) => { level: Level; id: string }

/**
 * Starts the outline of a text. Its first heading is one level below the page's. Each later one is one level below the
 * nearest earlier heading that was written with a higher rank, so that no level is skipped.
 */
export function newOutline(): Outline {
  const higherRanks: number[] = []
  let headings = 0
  return (written) => {
    while ((higherRanks.at(-1) ?? 0) >= written) higherRanks.pop()
    higherRanks.push(written)
    headings += 1
    return { level: LEVELS[higherRanks.length - 1] ?? 6, id: `section-${headings}` }
  }
}

const LEVELS: readonly Level[] = [2, 3, 4, 5, 6]
