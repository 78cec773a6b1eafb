import type { Schema } from '../../../api/operations.ts'
import { fold } from '../../../domain/text/fold.ts'
import type { IconName } from '../../../ui/icons/icons.ts'

type Suggestion = Schema<'Suggestion'>
type Type = Schema<'LocationType'>

/** The groups of suggestions, in display order. */
type SuggestionKind = 'place' | 'hotel' | 'airport'
const KINDS: readonly SuggestionKind[] = ['place', 'hotel', 'airport']

/**
 * The kind of a suggestion by its location type (set A of decision 35.1). Suggestions of other types (excursions,
 * categories, transfers) are left out, because hotel searches cannot use them.
 */
const KIND_BY_TYPE: Partial<Record<Type, SuggestionKind>> = {
  1: 'place',
  2: 'hotel',
  3: 'airport',
  4: 'place',
  5: 'place',
  8: 'place',
}

const ICONS: Record<SuggestionKind, IconName> = { place: 'pin', hotel: 'bed', airport: 'plane' }

/** Groups suggestions by kind, in their given order; empty kinds are left out. */
export function groupSuggestions(records: readonly Suggestion[]) {
  return KINDS.flatMap((kind) => {
    const ofKind = records.filter(({ type }) => KIND_BY_TYPE[type] === kind)
    return ofKind.length > 0 ? [{ kind, icon: ICONS[kind], records: ofKind }] : []
  })
}

/**
 * The suggestion for a text that was submitted without choosing one: the first whose name starts with the text, or
 * whose airport code is the text.
 */
export function meantBy(records: readonly Suggestion[], text: string): Suggestion | undefined {
  const foldedText = fold(text)
  const sorted = groupSuggestions(records).flatMap((group) => group.records)
  return sorted.find(
    ({ name, code }) => name.some(({ value }) => fold(value).startsWith(foldedText)) || fold(code ?? '') === foldedText,
  )
}

/** `meantBy` without hotels, for a field that accepts places only. */
export const placeMeantBy = (records: readonly Suggestion[], text: string): Suggestion | undefined =>
  meantBy(
    records.filter((record) => !isHotel(record)),
    text,
  )

/**
 * Name of the text field, in the URL of a form that is submitted without scripts. With scripts, the URL has `place`.
 */
export const TYPED_PLACE = 'where'

/** Maximum length of the term in the contract. */
const MAX_TERM = 60

/** The input of a suggestion request: places to stay that match a text. */
export const suggestionInput = (text: string) => ({
  query: { term: text.trim().slice(0, MAX_TERM), direction: 2 as const },
})

export const isHotel = (suggestion: Suggestion): boolean => KIND_BY_TYPE[suggestion.type] === 'hotel'

/** A city, a region or a country, which has a page of its own; an airport has none. */
export const isPlace = (suggestion: Suggestion): boolean => KIND_BY_TYPE[suggestion.type] === 'place'
