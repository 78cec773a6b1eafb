import type { Level } from './block.ts'

/** Gives the headings of a text levels without gaps, and ids of our own. */
export type Outline = (written: number) => { level: Level; id: string }

/**
 * The first heading is one below the page's own. A heading is one below the nearest heading before it that was written
 * as a higher one, so that none is skipped.
 */
export function newOutline(): Outline {
  const above: number[] = []
  let headings = 0
  return (written) => {
    while ((above.at(-1) ?? 0) >= written) above.pop()
    above.push(written)
    headings += 1
    return { level: LEVELS[above.length - 1] ?? 6, id: `section-${headings}` }
  }
}

const LEVELS: readonly Level[] = [2, 3, 4, 5, 6]
