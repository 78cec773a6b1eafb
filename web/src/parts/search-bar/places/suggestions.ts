import type { Schema } from '../../../api/operations.ts'
import { fold } from '../../../domain/text/fold.ts'
import type { IconName } from '../../../ui/icons/icons.ts'

type Suggestion = Schema<'Suggestion'>
type Type = Schema<'LocationType'>

/** The groups of suggestions, in display order. */
type SuggestionKind = 'place' | 'hotel' | 'airport'
const KINDS: readonly SuggestionKind[] = ['place', 'hotel', 'airport']

/**
 * Set A of the location types (decision 35.1). Excursions, categories and transfers are left out, because hotel
 * searches cannot use them.
 */
const KIND_OF: Partial<Record<Type, SuggestionKind>> = {
  1: 'place',
  2: 'hotel',
  3: 'airport',
  4: 'place',
  5: 'place',
  8: 'place',
}

const ICON_OF: Record<SuggestionKind, IconName> = { place: 'pin', hotel: 'bed', airport: 'plane' }

/** Groups suggestions by kind, in their given order; empty kinds are left out. */
export function groupSuggestions(records: readonly Suggestion[]) {
  return KINDS.flatMap((kind) => {
    const found = records.filter(({ type }) => KIND_OF[type] === kind)
    return found.length > 0 ? [{ kind, icon: ICON_OF[kind], records: found }] : []
  })
}

/**
 * The suggestion meant by someone who presses Enter without choosing: the first that starts with the text, or the
 * airport with that code.
 */
export function meantBy(records: readonly Suggestion[], text: string): Suggestion | undefined {
  const wanted = fold(text)
  const sorted = groupSuggestions(records).flatMap((group) => group.records)
  return sorted.find(
    ({ name, code }) => name.some(({ value }) => fold(value).startsWith(wanted)) || fold(code ?? '') === wanted,
  )
}

/** `meantBy` without hotels, for a field that accepts places only. */
export const placeMeantBy = (records: readonly Suggestion[], text: string): Suggestion | undefined =>
  meantBy(
    records.filter((record) => !isHotel(record)),
    text,
  )

/** Name of the field with the typed place when no script runs; with scripts the URL contains `place`. */
export const TYPED = 'where'

/** Maximum length of the term in the contract. */
const LONGEST = 60

/** The input of a suggestion request: places to stay that match a text. */
export const suggestionInput = (text: string) => ({
  query: { term: text.trim().slice(0, LONGEST), direction: 2 as const },
})

export const isHotel = (suggestion: Suggestion): boolean => KIND_OF[suggestion.type] === 'hotel'

/** A city, a region or a country, which has a page of its own; an airport has none. */
export const isPlace = (suggestion: Suggestion): boolean => KIND_OF[suggestion.type] === 'place'
