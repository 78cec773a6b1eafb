import type { Schema } from '../../api/operations.ts'
import { fold } from '../../domain/text/text-match.ts'
import type { LocalizedText } from '../../domain/text/localized.ts'

type Facets = Schema<'TourFacets'>

/** A value of a filter with the agency's name for it. */
export type NamedValue = { value: string; name: LocalizedText }

/**
 * The places of the filter, the most frequent first. Where the agency's list of filters could not be had, the records name
 * their own places. A place that all tours have would change nothing.
 */
export function placeValues(facets: Facets | undefined, records: readonly Schema<'TourOffer'>[]): NamedValue[] {
  const listed = facets?.locations
    .filter(({ count }) => count < facets.names.length)
    .map(({ id, name }) => ({ value: id, name }))
  const own = records.flatMap(({ tour }) =>
    [tour.location, ...tour.places].map(({ id, name }) => ({ value: id, name })),
  )
  return listed ?? [...new Map(own.map((place) => [place.value, place])).values()]
}

/** Tags with their names; without the agency's list of filters there are no names, so there is no filter. */
export const tagValues = (facets: Facets | undefined): NamedValue[] =>
  facets?.tags.map(({ key, name }) => ({ value: key, name })) ?? []

/** Names of tours in one language, each once, for the box that finds a tour by its name. */
export function tourNames(facets: Facets | undefined, text: (name: LocalizedText) => string): string[] {
  const names = new Map((facets?.names ?? []).map(({ name }) => [fold(text(name)), text(name)]))
  return [...names.values()]
}
