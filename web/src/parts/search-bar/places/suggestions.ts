import type { Schema } from '../../../api/operations.ts'
import { fold } from '../../../domain/text/text-match.ts'
import type { IconName } from '../../../ui/icons/icons.ts'

type Suggestion = Schema<'Suggestion'>
type Type = Schema<'LocationType'>

/** How suggestions are grouped in the list, in this order. */
type SuggestionKind = 'place' | 'hotel' | 'airport'
const KINDS: readonly SuggestionKind[] = ['place', 'hotel', 'airport']

/** Set A of the location types (decision 35.1). Excursions, categories and transfers are no place to sleep. */
const KIND_OF: Partial<Record<Type, SuggestionKind>> = {
  1: 'place',
  2: 'hotel',
  3: 'airport',
  4: 'place',
  5: 'place',
  8: 'place',
}

const ICON_OF: Record<SuggestionKind, IconName> = { place: 'pin', hotel: 'bed', airport: 'plane' }

/** The suggestions of one kind each, in the order they came in; kinds that nothing was found of are left out. */
export function groupSuggestions(records: readonly Suggestion[]) {
  return KINDS.flatMap((kind) => {
    const found = records.filter(({ type }) => KIND_OF[type] === kind)
    return found.length > 0 ? [{ kind, icon: ICON_OF[kind], records: found }] : []
  })
}

/**
 * What somebody means who presses Enter without choosing: the first suggestion that begins with what was typed, or the
 * airport whose code it is.
 */
export function meantBy(records: readonly Suggestion[], text: string): Suggestion | undefined {
  const wanted = fold(text)
  const sorted = groupSuggestions(records).flatMap((group) => group.records)
  return sorted.find(
    ({ name, code }) => name.some(({ value }) => fold(value).startsWith(wanted)) || fold(code ?? '') === wanted,
  )
}

/** The same among places only, for a name that has to be one. */
export const placeMeantBy = (records: readonly Suggestion[], text: string): Suggestion | undefined =>
  meantBy(
    records.filter((record) => !isHotel(record)),
    text,
  )

/** Where the search form writes a typed place when no script runs; scripts put `place` into the address themselves. */
export const TYPED = 'where'

const LONGEST = 60

/** What suggestions are asked for with: places to sleep in, for what somebody has typed. */
export const suggestionInput = (text: string) => ({
  query: { term: text.trim().slice(0, LONGEST), direction: 2 as const },
})

export const isHotel = (suggestion: Suggestion): boolean => KIND_OF[suggestion.type] === 'hotel'
