import type { CivilDate } from '../dates/civil-date.ts'
import { repairStay } from '../dates/check-stay.ts'
import { parseIso } from '../dates/read-date.ts'
import type { Stay, StayDraft } from '../dates/stay.ts'
import { createReader, type Reader } from '../listing/query-reader.ts'
import { readParty } from '../people/read-party.ts'
import { readRooms } from '../people/read-rooms.ts'
import { latinDigits } from '../text/digits.ts'
import type { HotelSource } from './hotel-source.ts'
import { NIGHTS, type VisitSearch } from './visit.ts'

/** The version of our URLs, which they do not name. A URL that names another in `v` is read as far as possible. */
const VERSION = '1'

export type DecodedVisit = {
  search: VisitSearch
  /** Names of the invalid parameters that were repaired, for the notice; in the order of the URL. */
  repaired: string[]
  /** Whether the dates come from the URL and not from a default: 'Please Select Date First' (decision 27.8). */
  dated: boolean
}

/** Reads dates, parties and nationality from the URL of a hotel or service page. */
export function decodeVisit(query: string, today: CivilDate, source: HotelSource = 'agency'): DecodedVisit {
  const reader = createReader(new URLSearchParams(query))
  return { ...readVisit(reader, today, source), repaired: reader.repaired() }
}

/** The part of a URL that prices depend on. */
export function readVisit(reader: Reader, today: CivilDate, source: HotelSource): Omit<DecodedVisit, 'repaired'> {
  if (reader.text('v') !== '' && reader.text('v') !== VERSION) reader.repair('v')
  const { stay, dated } = readStay(reader, today, source)
  return { search: { stay, ...readParties(reader, source), ...readNationality(reader, source) }, dated }
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

/** The parties of all rooms: `rooms=2.5,2`, or `adults` and `children` for a single room, the only one of an agency. */
function readParties(reader: Reader, source: HotelSource): Pick<VisitSearch, 'party' | 'more'> {
  if (reader.text('rooms') === '') return { party: readParty(reader) }
  if (source === 'agency') {
    reader.repair('rooms')
    return { party: readParty(reader) }
  }
  const { rooms, isWhole } = readRooms(latinDigits(reader.text('rooms')))
  if (!isWhole) reader.repair('rooms')
  const [party, ...more] = rooms
  return party === undefined ? { party: readParty(reader) } : { party, ...(more.length > 0 ? { more } : {}) }
}

function readNationality(reader: Reader, source: HotelSource): Pick<VisitSearch, 'nationality'> {
  const nationality = source === 'provider' ? reader.text('nationality').toUpperCase() : ''
  if (nationality === '') return {}
  if (/^[A-Z]{2}$/.test(nationality)) return { nationality }
  reader.repair('nationality')
  return {}
}
