import type { CivilDate } from '../dates/civil-date.ts'
import { parseIso } from '../dates/read-date.ts'
import { latinDigits } from '../text/digits.ts'
import { oneLine } from '../text/one-line.ts'
import { LOCATION } from './hotel-address.ts'
import { HOTEL_CODEC } from './hotel-filters.ts'
import { defaultSearch, NIGHTS, type HotelSearch } from './hotel-search.ts'
import type { HotelSource } from './hotel-source.ts'
import { providerPlaceOf } from './provider-place.ts'
import { DEFAULT_PARTY, MAX_ADULTS, MAX_CHILD_AGE, MAX_CHILDREN, normaliseParty, type Party } from '../people/party.ts'
import { readRooms } from '../people/read-rooms.ts'
import { createReader, type Reader } from '../listing/query-reader.ts'
import { readList } from '../listing/read-address.ts'
import { repairStay } from '../dates/check-stay.ts'
import type { Stay, StayDraft } from '../dates/stay.ts'

/** Version 1 is not written. A later version writes `v`; a URL with an unknown version is read as far as possible. */
const VERSION = '1'
/** Maximum length in the contract. */
const MAX_LABEL = 120

export type DecodedSearch = {
  search: HotelSearch
  /** Names of the invalid parameters that were repaired, for the notice; in the order of the URL. */
  repaired: string[]
  /**
   * Whether the URL itself contained the dates of the stay, as required by 'Please Select Date First' (decision 27.8).
   */
  dated: boolean
}

/**
 * Reads the search from the URL of a list or a hotel page. Lists may be written `stars=4,5` or `stars=4&stars=5`, as a
 * form without scripts sends them. Empty parameters count as absent; unknown parameters are ignored.
 */
export function decode(
  params: URLSearchParams | string,
  today: CivilDate,
  source: HotelSource = 'agency',
): DecodedSearch {
  const reader = createReader(new URLSearchParams(params))
  if (reader.text('v') !== '' && reader.text('v') !== VERSION) reader.repair('v')
  const place = readPlace(reader, source)
  const label = readLabel(reader, place, source)
  const { stay, dated } = readStay(reader, today, source)
  const search: HotelSearch = {
    ...defaultSearch(today, source),
    ...place,
    label,
    stay,
    ...readParties(reader, source),
    ...readNationality(reader, source),
    ...readList(HOTEL_CODEC, reader),
  }
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

function readStay(reader: Reader, today: CivilDate, source: HotelSource): { stay: Stay; dated: boolean } {
  const dates = ['checkIn', 'checkOut'] as const
  const given: StayDraft = {}
  for (const name of dates) {
    if (reader.text(name) === '') continue
    given[name] = parseIso(latinDigits(reader.text(name)))
    if (given[name] === undefined) reader.repair(name)
  }
  const { stay, repaired } = repairStay(given, today, NIGHTS[source])
  repaired.forEach(reader.repair)
  return { stay, dated: dates.every((name) => given[name] === stay[name]) }
}

/** The parties of all rooms: `rooms=2.5,2`, or `adults` and `children` for a single room. */
function readParties(reader: Reader, source: HotelSource): Pick<HotelSearch, 'party' | 'more'> {
  if (source === 'agency' || reader.text('rooms') === '') return { party: readParty(reader) }
  const { rooms, isWhole } = readRooms(latinDigits(reader.text('rooms')))
  if (!isWhole) reader.repair('rooms')
  const [party, ...more] = rooms
  return party === undefined ? { party: readParty(reader) } : { party, ...(more.length > 0 ? { more } : {}) }
}

function readNationality(reader: Reader, source: HotelSource): Pick<HotelSearch, 'nationality'> {
  const nationality = source === 'provider' ? reader.text('nationality').toUpperCase() : ''
  if (nationality === '') return {}
  if (/^[A-Z]{2}$/.test(nationality)) return { nationality }
  reader.repair('nationality')
  return {}
}

function readParty(reader: Reader): Party {
  const adults = reader.whole('adults', 1, MAX_ADULTS) ?? DEFAULT_PARTY.adults
  const ages = reader.wholes('children', 0, MAX_CHILD_AGE)
  if (ages.length > MAX_CHILDREN) reader.repair('children')
  return normaliseParty({ adults, children: ages.slice(0, MAX_CHILDREN) })
}
