import type { CivilDate } from '../dates/civil-date.ts'
import { createReader, type Reader } from '../listing/query-reader.ts'
import { readList } from '../listing/read-address.ts'
import { oneLine } from '../text/one-line.ts'
import { LOCATION } from './visit-address.ts'
import { HOTEL_CODEC } from './hotel-filters.ts'
import type { HotelSearch } from './hotel-search.ts'
import type { HotelSource } from './hotel-source.ts'
import { providerPlaceOf } from './provider-place.ts'
import { readVisit, type DecodedVisit } from './read-visit.ts'

/** The maximum length of `label` in the contract. */
const MAX_LABEL = 120

export type DecodedSearch = DecodedVisit & { search: HotelSearch }

/**
 * Reads the search from the URL of a list. Lists may be written `stars=4,5` or `stars=4&stars=5`, as a
 * form without scripts sends them. Empty parameters count as absent; unknown parameters are ignored.
 */
export function decode(
  params: URLSearchParams | string,
  today: CivilDate,
  source: HotelSource = 'agency',
): DecodedSearch {
  const reader = createReader(new URLSearchParams(params))
  const { search: visit, dated } = readVisit(reader, today, source)
  const place = readPlace(reader, source)
  const label = readLabel(reader, place, source)
  const search: HotelSearch = { ...visit, ...place, label, ...readList(HOTEL_CODEC, reader) }
  return { search, repaired: reader.repaired(), dated }
}

/** "`location-{id}` is a pattern in the contract, the URL codec strips and restores it" (decision 35.3). */
function readPlace(reader: Reader, source: HotelSource): { place?: string } {
  if (source === 'provider') return readProviderPlace(reader)
  const id = reader.text('place').replace(LOCATION, '')
  if (id === '') return {}
  if (/^[A-Za-z0-9]{1,40}$/.test(id)) return { place: LOCATION + id }
  reader.repair('place')
  return {}
}

/** An agency's place id means nothing to the provider, so the place is looked up by its label. */
function readProviderPlace(reader: Reader): { place?: string } {
  const place = reader.text('place')
  if (place === '' || providerPlaceOf(place)) return place === '' ? {} : { place }
  if (reader.text('label') === '') reader.repair('place')
  return {}
}

/**
 * The label names the place. Without a place it would wrongly title a list of hotels everywhere; only a provider search
 * keeps it, to look the place up.
 */
function readLabel(reader: Reader, { place }: { place?: string }, source: HotelSource): string {
  const label = reader.text('label')
  const clean = oneLine(label, MAX_LABEL)
  const isLost = place === undefined && source === 'agency'
  if (clean !== label || (clean !== '' && isLost)) reader.repair('label')
  return isLost ? '' : clean
}
