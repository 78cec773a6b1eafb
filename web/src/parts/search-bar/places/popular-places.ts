import { useApi } from '../../../api/use-api.ts'
import type { Input, Schema } from '../../../api/operations.ts'

type Suggestion = Schema<'Suggestion'>
type Place = Pick<Suggestion, 'id' | 'type' | 'name' | 'parent'> & { hotels: number }

/** The number of places that are suggested. */
const MAX_PLACES = 6
/** The location type of countries. They have many hotels, but are too large to suggest. */
const COUNTRY = 8
/** Four more places are requested, because countries are left out. */
const request: Input<'locationList'> = { query: { sort: 'hotels', order: 'desc', limit: MAX_PLACES + 4 } }

/** Filters the places with most hotels: no countries, and none without hotels. */
export function popularOf(records: readonly Schema<'LocationFacts'>[]): Place[] {
  return records
    .filter(({ type, hotels }) => type !== COUNTRY && hotels > 0)
    .slice(0, MAX_PLACES)
    .map(({ id, type, name, parent, hotels }) => ({ id, type, name, hotels, ...(parent && { parent: parent.name }) }))
}

/**
 * The places with most of the agency's hotels. Requested when the field is first opened; empty until then and on
 * failure.
 */
export function usePopularPlaces(isNeeded: boolean): Place[] {
  const { data } = useApi('locationList', isNeeded ? request : null)
  return popularOf(data?.records ?? [])
}
