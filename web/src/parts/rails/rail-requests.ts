import type { Input } from '../../api/operations.ts'
import type { CivilDate } from '../../domain/dates/civil-date.ts'
import { LOCATION } from '../../domain/hotels/visit-address.ts'
import { defaultSearch, searchForm } from '../../domain/hotels/hotel-search.ts'

/** How many cards a rail shows side by side. */
const CARDS_PER_RAIL = 4

/** What a rail is about: a place and all places within it, a theme, or both. */
export type RailSubject = { place?: string; theme?: number; limit?: number }

/** The hotels of a subject, with the totals of the default stay. */
export function stayRequest(
  today: CivilDate,
  { place, theme, limit = CARDS_PER_RAIL }: RailSubject,
): Input<'availabilitySearch'> {
  const search = defaultSearch(today)
  const filter = searchForm(place === undefined ? search : { ...search, place: LOCATION + place })
  return { body: { filter, ...(theme === undefined ? {} : { theme: [theme] }), limit } }
}

/** The tours of a subject. */
export const tourRequest = ({ place, theme, limit = CARDS_PER_RAIL }: RailSubject): Input<'tourSearch'> => ({
  body: {
    filter: {
      status: 'active',
      ...(place === undefined ? {} : { toLocation: LOCATION + place }),
      ...(theme === undefined ? {} : { themes: [theme] }),
    },
    limit,
  },
})
