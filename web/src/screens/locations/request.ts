import type { Input } from '../../api/operations.ts'
import { PLACES_PER_PAGE, type PlaceList } from '../../domain/places/place-list.ts'

/** The request of one page of places. */
export const placesRequest = ({ name, sort, page }: PlaceList): Input<'locationList'> => ({
  query: {
    ...(sort === 'hotels' ? { sort, order: 'desc' } : { sort }),
    page,
    limit: PLACES_PER_PAGE,
    ...(name === '' ? {} : { keyword: name }),
  },
})

/** The request for the countries. There are few, so it has no page and no limit. */
export const countriesRequest = {}
