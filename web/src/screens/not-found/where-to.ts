import type { LocalizedText } from '../../domain/text/localized.ts'
import { fold } from '../../domain/text/fold.ts'
import { matches } from '../../domain/text/text-match.ts'

/** Something that a typed text may mean, and where it leads. */
export type Target = { name: LocalizedText; href: string }

/** How well a typed text names something, in any language: 3 whole, 2 from its beginning, 1 by all of its words. */
function likeness(name: LocalizedText, typed: string): number {
  const sought = fold(typed)
  const ranks = name.map(({ value }) => {
    const known = fold(value)
    return known === sought ? 3 : known.startsWith(sought) ? 2 : matches(value, typed) ? 1 : 0
  })
  return Math.max(0, ...ranks)
}

/** The target that a typed text names best; of equals the first, and none when the text names nothing. */
export function meantTarget(targets: readonly Target[], typed: string): Target | undefined {
  if (fold(typed) === '') return undefined
  const ranked = targets.map((target) => ({ target, rank: likeness(target.name, typed) }))
  const best = ranked.toSorted((one, other) => other.rank - one.rank)[0]
  return best && best.rank > 0 ? best.target : undefined
}
