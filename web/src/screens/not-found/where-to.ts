import type { LocalizedText } from '../../domain/text/localized.ts'
import { fold } from '../../domain/text/fold.ts'
import { matches } from '../../domain/text/text-match.ts'

/** Something that a typed text may mean, and where it leads. */
export type Target = { name: LocalizedText; href: string }

/** How well a text matches a name in any language: 3 for the whole name, 2 for its beginning, 1 for all words. */
function likeness(name: LocalizedText, typed: string): number {
  const sought = fold(typed)
  const ranks = name.map(({ value }) => {
    const folded = fold(value)
    return folded === sought ? 3 : folded.startsWith(sought) ? 2 : matches(value, typed) ? 1 : 0
  })
  return Math.max(0, ...ranks)
}

/** The target whose name matches a typed text best, the first of equals; undefined if no name matches. */
export function meantTarget(targets: readonly Target[], typed: string): Target | undefined {
  if (fold(typed) === '') return undefined
  const ranked = targets.map((target) => ({ target, rank: likeness(target.name, typed) }))
  const best = ranked.toSorted((one, other) => other.rank - one.rank)[0]
  return best && best.rank > 0 ? best.target : undefined
}
