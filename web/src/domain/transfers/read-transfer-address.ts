import type { CivilDate } from '../dates/civil-date.ts'
import { dateProblem } from '../dates/check-stay.ts'
import { parseTime } from '../dates/day-time.ts'
import { parseIso } from '../dates/read-date.ts'
import { createReader, type Reader } from '../listing/query-reader.ts'
import { readList } from '../listing/read-address.ts'
import { readParty } from '../people/read-party.ts'
import { latinDigits } from '../text/digits.ts'
import { isInOrder } from './check-rides.ts'
import { flightNumberOf } from './flight-number.ts'
import { LEG_NAMES, ROUND_TRIP } from './transfer-address.ts'
import { TRANSFER_CODEC } from './transfer-filters.ts'
import { DEFAULT_BAGS, MAX_BAGS, MAX_CHILD_SEATS, type RideTime, type TransferSearch } from './transfer-search.ts'

/** The search of a URL; `repaired` names the invalid parameters, for the notice (decision 35.3). */
export type DecodedTransfers = { search: TransferSearch; repaired: string[] }

/** Reads what `encodeTransfers` writes. Invalid values are dropped and never lead to a 400 page. */
export function decodeTransfers(params: URLSearchParams | string, today: CivilDate): DecodedTransfers {
  const reader = createReader(new URLSearchParams(params))
  const rides = readRides(reader, today)
  const search: TransferSearch = {
    from: readId(reader, 'from'),
    to: readId(reader, 'to'),
    ...rides,
    party: readParty(reader),
    bags: reader.whole('bags', 0, MAX_BAGS) ?? DEFAULT_BAGS,
    childSeats: reader.whole('childSeats', 0, MAX_CHILD_SEATS) ?? 0,
    ...readList(TRANSFER_CODEC, reader),
    ride: readId(reader, 'ride'),
  }
  return { search, repaired: reader.repaired() }
}

function readId(reader: Reader, name: string): string | undefined {
  const id = reader.text(name)
  if (id === '') return undefined
  if (/^[A-Za-z0-9]{1,40}$/.test(id)) return id
  reader.repair(name)
  return undefined
}

/** A return date before the outward ride is dropped. */
function readRides(reader: Reader, today: CivilDate): Pick<TransferSearch, 'out' | 'back'> {
  const out = readLeg(reader, 'out', today)
  const isRound = reader.oneOf('trip', [ROUND_TRIP]) !== undefined || reader.text(LEG_NAMES.back.date) !== ''
  if (!isRound) return { out }
  const back = readLeg(reader, 'back', today)
  if (isInOrder({ out, back })) return { out, back }
  reader.repair(LEG_NAMES.back.date)
  return { out, back: { ...back, date: undefined } }
}

function readLeg(reader: Reader, leg: keyof typeof LEG_NAMES, today: CivilDate): RideTime {
  const names = LEG_NAMES[leg]
  const read = <Value>(name: string, parse: (text: string) => Value | undefined): Value | undefined => {
    const text = reader.text(name)
    const value = text === '' ? undefined : parse(text)
    if (value === undefined && text !== '') reader.repair(name)
    return value
  }
  const day = (text: string) => {
    const date = parseIso(latinDigits(text))
    return dateProblem(date, today) ? undefined : date
  }
  return {
    date: read(names.date, day),
    time: read(names.time, parseTime),
    flight: read(names.flight, flightNumberOf),
    flightTime: read(names.flightTime, parseTime),
  }
}
