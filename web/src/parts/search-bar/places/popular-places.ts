import { useApi } from '../../../api/use-api.ts'
import type { Input, Schema } from '../../../api/operations.ts'

type Suggestion = Schema<'Suggestion'>
type Place = Pick<Suggestion, 'id' | 'type' | 'name' | 'parent'> & { hotels: number }

const MOST = 6
/** Countries stand among the places with most hotels, and are not shown. */
const COUNTRY = 8
const request: Input<'locationList'> = { query: { sort: 'hotels', order: 'desc', limit: MOST + 4 } }

/** Of the places with most hotels those that say where: no countries, and nothing without a hotel. */
export function popularOf(records: readonly Schema<'LocationFacts'>[]): Place[] {
  return records
    .filter(({ type, hotels }) => type !== COUNTRY && hotels > 0)
    .slice(0, MOST)
    .map(({ id, type, name, parent, hotels }) => ({ id, type, name, hotels, ...(parent && { parent: parent.name }) }))
}

/** Where most of the agency's hotels are. Asked for when the field is first opened; until then, and on failure, none. */
export function usePopularPlaces(wanted: boolean): Place[] {
  const { data } = useApi('locationList', wanted ? request : null)
  return popularOf(data?.records ?? [])
}
