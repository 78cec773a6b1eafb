import type { CivilDate } from '../dates/civil-date.ts'
import { parseIso } from '../dates/read-date.ts'
import { latinDigits } from '../text/digits.ts'
import { LOCATION } from './hotel-address.ts'
import { HOTEL_CODEC } from './hotel-filters.ts'
import { defaultSearch, type HotelSearch } from './hotel-search.ts'
import { DEFAULT_PARTY, MAX_ADULTS, MAX_CHILD_AGE, MAX_CHILDREN, normaliseParty, type Party } from '../people/party.ts'
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
export function decode(params: URLSearchParams | string, today: CivilDate): DecodedSearch {
  const reader = createReader(new URLSearchParams(params))
  if (reader.text('v') !== '' && reader.text('v') !== VERSION) reader.repair('v')
  const place = readPlace(reader)
  const label = readLabel(reader, place)
  const { stay, dated } = readStay(reader, today)
  const search: HotelSearch = {
    ...defaultSearch(today),
    ...place,
    label,
    stay,
    party: readParty(reader),
    ...readList(HOTEL_CODEC, reader),
  }
  return { search, repaired: reader.repaired(), dated }
}

/** "`location-{id}` is a pattern in the contract, the URL codec strips and restores it" (decision 35.3). */
function readPlace(reader: Reader): { place?: string } {
  const id = reader.text('place').replace(LOCATION, '')
  if (id === '') return {}
  if (/^[A-Za-z0-9]{1,40}$/.test(id)) return { place: LOCATION + id }
  reader.repair('place')
  return {}
}

/** A label names the place. Without one it would stand above hotels of everywhere. */
function readLabel(reader: Reader, { place }: { place?: string }): string {
  const label = reader.text('label')
  const clean = [...label.replace(/[\p{Cc}\s]+/gu, ' ')].slice(0, MAX_LABEL).join('').trim()
  if (clean !== label || (clean !== '' && place === undefined)) reader.repair('label')
  return place === undefined ? '' : clean
}

function readStay(reader: Reader, today: CivilDate): { stay: Stay; dated: boolean } {
  const dates = ['checkIn', 'checkOut'] as const
  const given: StayDraft = {}
  for (const name of dates) {
    if (reader.text(name) === '') continue
    given[name] = parseIso(latinDigits(reader.text(name)))
    if (given[name] === undefined) reader.repair(name)
  }
  const { stay, repaired } = repairStay(given, today)
  repaired.forEach(reader.repair)
  return { stay, dated: dates.every((name) => given[name] === stay[name]) }
}

function readParty(reader: Reader): Party {
  const adults = reader.whole('adults', 1, MAX_ADULTS) ?? DEFAULT_PARTY.adults
  const ages = reader.wholes('children', 0, MAX_CHILD_AGE)
  if (ages.length > MAX_CHILDREN) reader.repair('children')
  return normaliseParty({ adults, children: ages.slice(0, MAX_CHILDREN) })
}
