import type { CivilDate } from '../dates/civil-date.ts'
import { parseIso } from '../dates/read-date.ts'
import { latinDigits } from '../text/digits.ts'
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

/** Version 1 is not written. A later version writes `v`; an address of a version unknown here is read as far as it goes. */
const VERSION = '1'
/** As many characters as the contract takes. */
const MAX_LABEL = 120

export type DecodedSearch = {
  search: HotelSearch
  /** The parameters that were bad and had to change, for the notice; in the order of the address. */
  repaired: string[]
  /** Whether the address itself named the dates of the stay, as 'Please Select Date First' wants (decision 27.8). */
  dated: boolean
}

/**
 * The search of an address, list or detail. Lists may be written `stars=4,5` or `stars=4&stars=5`, as a form without
 * scripts sends them; an empty parameter is none; parameters of others are ignored.
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

/** A place of the agency says nothing to the provider: what it is called is looked up there. */
function readProviderPlace(reader: Reader): { place?: string } {
  const place = reader.text('place')
  if (place === '' || providerPlaceOf(place)) return place === '' ? {} : { place }
  if (reader.text('label') === '') reader.repair('place')
  return {}
}

/** A label names the place. Without one it would stand above hotels of everywhere; the provider is asked for its place. */
function readLabel(reader: Reader, { place }: { place?: string }, source: HotelSource): string {
  const label = reader.text('label')
  const clean = [...label.replace(/[\p{Cc}\s]+/gu, ' ')].slice(0, MAX_LABEL).join('').trim()
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

/** The parties of all rooms: `rooms=2.5,2`, or `adults` and `children` of a single one. */
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
