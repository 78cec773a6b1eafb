import type { Schema } from '../../api/operations.ts'
import { fold } from '../../domain/text/fold.ts'
import type { LocalizedText } from '../../domain/text/localized.ts'

type Facets = Schema<'TourFacets'>

/** A filter value with the agency's name for it. */
export type NamedValue = { value: string; name: LocalizedText }

/**
 * The places of the tours, most frequent first. If the agency's filter list failed to load, they come from the records.
 */
export function placeNames(facets: Facets | undefined, records: readonly Schema<'TourOffer'>[]): NamedValue[] {
  const listed = facets?.locations.map(({ id, name }) => ({ value: id, name }))
  const own = records.flatMap(({ tour }) =>
    [tour.location, ...tour.places].map(({ id, name }) => ({ value: id, name })),
  )
  return listed ?? [...new Map(own.map((place) => [place.value, place])).values()]
}

/** The places of the filter. A place that all tours share would filter nothing and is left out (decision 36.10). */
export function placeValues(facets: Facets | undefined, names: readonly NamedValue[]): NamedValue[] {
  const shared = facets?.locations.filter(({ count }) => count >= facets.names.length).map(({ id }) => id)
  return names.filter(({ value }) => !shared?.includes(value))
}

/** Tags with their names. Without the agency's filter list there are no names, so the filter is hidden. */
export const tagValues = (facets: Facets | undefined): NamedValue[] =>
  facets?.tags.map(({ key, name }) => ({ value: key, name })) ?? []

/** The unique names of tours in one language, for suggestions while typing. */
export function tourNames(facets: Facets | undefined, text: (name: LocalizedText) => string): string[] {
  const names = new Map((facets?.names ?? []).map(({ name }) => [fold(text(name)), text(name)]))
  return [...names.values()]
}
