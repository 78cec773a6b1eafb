import { addDays, type CivilDate } from '../dates/civil-date.ts'
import { parseIso } from '../dates/read-date.ts'
import { createReader, type Reader } from '../listing/query-reader.ts'
import { readList } from '../listing/read-address.ts'
import { latinDigits } from '../text/digits.ts'
import { CHOICE_SEPARATOR, CITY_PREFIX } from './flight-address.ts'
import { isFlightDay, lastFlightDay } from './flight-days.ts'
import { FLIGHT_CODEC } from './flight-filters.ts'
import { FLIGHT_KINDS, MAX_FLYING, repairFlightParty, type FlightKind } from './flight-party.ts'
import { defaultFlightSearch, type Choice, type FlightPlaceRef, type FlightSearch } from './flight-search.ts'

export type DecodedFlights = {
  search: FlightSearch
  /** Names of the invalid parameters that were repaired, for the notice. */
  repaired: string[]
}

/** Reads the search from a URL. Invalid values are repaired with a notice and never cause a 400 (decision 35.3). */
export function decodeFlights(params: URLSearchParams | string, today: CivilDate): DecodedFlights {
  const reader = createReader(new URLSearchParams(params))
  const trip = reader.oneOf('trip', ['one-way', 'round']) ?? 'round'
  const [from, to] = readPlaces(reader)
  const { out, home } = readChoices(reader, trip === 'round')
  const search: FlightSearch = {
    ...defaultFlightSearch(today),
    trip,
    ...(from && { from }),
    ...(to && { to }),
    ...readDates(reader, trip === 'round', today),
    party: readParty(reader),
    ...(out && { out }),
    ...(home && { home }),
    ...readList(FLIGHT_CODEC, reader),
  }
  return { search, repaired: reader.repaired() }
}

/** A destination equal to the origin is dropped, so that the form asks for it again. */
function readPlaces(reader: Reader): [FlightPlaceRef | undefined, FlightPlaceRef | undefined] {
  const from = readPlace(reader, 'from')
  const to = readPlace(reader, 'to')
  const isSame = to !== undefined && from?.id === to.id && from.type === to.type
  if (isSame) reader.repair('to')
  return [from, isSame ? undefined : to]
}

function readPlace(reader: Reader, name: 'from' | 'to'): FlightPlaceRef | undefined {
  const text = reader.text(name)
  const [, city, id] = new RegExp(`^(${CITY_PREFIX})?([A-Za-z]{3})$`).exec(text) ?? []
  if (id === undefined && text !== '') reader.repair(name)
  return id === undefined ? undefined : { id: id.toUpperCase(), type: city === undefined ? 3 : 1 }
}

function readDate(reader: Reader, name: string): CivilDate | undefined {
  const text = reader.text(name)
  const date = text === '' ? undefined : parseIso(latinDigits(text))
  if (text !== '' && date === undefined) reader.repair(name)
  return date
}

/** A valid date is kept; a missing return date is set at the default distance from the departure. */
function readDates(reader: Reader, isRound: boolean, today: CivilDate): Pick<FlightSearch, 'departure' | 'back'> {
  const given = { departure: readDate(reader, 'departure'), back: readDate(reader, 'return') }
  const validOrRepaired = (name: string, date: CivilDate | undefined, isValid: (date: CivilDate) => boolean) => {
    if (date === undefined || isValid(date)) return date
    reader.repair(name)
    return undefined
  }
  const departure =
    validOrRepaired('departure', given.departure, (date) => isFlightDay(date, today)) ??
    defaultFlightSearch(today).departure
  const back = validOrRepaired('return', given.back, (date) => isRound && date >= departure && isFlightDay(date, today))
  return { departure, back: back ?? Math.min(addDays(departure, USUAL_DAYS), lastFlightDay(today)) }
}

/** Days between departure and return when the URL names no return. */
const USUAL_DAYS = 5

function readParty(reader: Reader): FlightSearch['party'] {
  const given: Partial<Record<FlightKind, number>> = {}
  for (const kind of FLIGHT_KINDS) {
    const count = reader.whole(kind, 0, MAX_FLYING)
    if (count !== undefined) given[kind] = count
  }
  // One adult is the default that the URL leaves out, even when it names other kinds.
  const { party, repaired } = repairFlightParty({ adult: 1, ...given })
  repaired.filter((kind) => given[kind] !== undefined).forEach(reader.repair)
  return party
}

/** The chosen flights. A URL may name a return without a departure, while another departure is chosen. */
function readChoices(reader: Reader, isRound: boolean): { out?: Choice; home?: Choice } {
  const [out, home] = [readChoice(reader, 'out'), readChoice(reader, 'home')]
  if (home && !isRound) reader.repair('home')
  return { ...(out && { out }), ...(isRound && home && { home }) }
}

function readChoice(reader: Reader, name: string): Choice | undefined {
  const text = reader.text(name)
  const [flight = '', fare = '', ...extraParts] = text.split(CHOICE_SEPARATOR)
  const isValid = /^[^\p{Cc}]{1,80}$/u.test(flight) && /^[^\p{Cc}]{1,60}$/u.test(fare) && extraParts.length === 0
  if (!isValid && text !== '') reader.repair(name)
  return isValid ? { flight, fare } : undefined
}
