import { Availability } from '@rota/openapi/agency/enums'
import type { Schemas } from '../../ports/contract.ts'
import { addDays } from '../civil-day.ts'
import type { Forms } from './forms.ts'
import type { ContractWords } from './words.ts'

type Line = Schemas['QuoteLine']
type Texts = Schemas['LocalizedText']

/** A text of the agency in the language of the contract, or else in English, or else in its first language. */
const textIn = (texts: Texts | undefined, language: string): string =>
  (texts?.find(({ lang }) => lang === language) ?? texts?.find(({ lang }) => lang === 'en') ?? texts?.[0])?.value ?? ''

/** A contract line of any type: product, place, dates, people, price and cancellation deadline. */
export function lineText(line: Line, language: string, words: ContractWords, forms: Forms): string {
  const name = (texts: Texts | undefined) => {
    const text = textIn(texts, language)
    return text === '' ? '' : forms.words(text)
  }
  const { roomName, planName, board, total, deposit, payAtHotel, cancellation, availability } = line
  const titleHasPlace = textIn(line.title, language).includes(textIn(line.place, language))
  // As on the page, a place that the title already contains is not repeated.
  const product = [name(line.title), titleHasPlace ? '' : name(line.place)].filter(Boolean).join(words.comma)
  const variant = name(roomName ?? planName)
  const count = unitsOf(line)
  return [
    product,
    locationOf(line, name),
    variant === '' ? (count > 1 ? `${count} ×` : '') : `${count} × ${variant}`,
    ...(board === undefined ? [] : [words.board(board)]),
    ...whenOf(line, language, words, forms),
    ...peopleOf(line, words),
    forms.sum(total),
    ...(deposit && deposit.value > 0 ? [words.deposit(forms.sum(deposit))] : []),
    ...(payAtHotel ? [words.atHotel(forms.sum(payAtHotel))] : []),
    ...(cancellation ? [cancellationText(cancellation, words, forms)] : []),
    ...(availability === Availability.Request ? [words.onRequest] : []),
  ]
    .filter(Boolean)
    .join(' · ')
}

/**
 * The venue of an event, or where a vehicle is handed over. Empty for a transfer, whose places are beside its times.
 */
const locationOf = ({ venue, meetingPoint, from, address }: Line, name: (texts: Texts | undefined) => string): string =>
  from || !(venue ?? meetingPoint) ? '' : [name(venue ?? meetingPoint), name(address)].filter(Boolean).join(' · ')

/**
 * The number of rooms, cabins or other units of a line. A boat that is rented by the cabin is one item of the basket,
 * so its cabins are counted in the breakdown of the price.
 */
function unitsOf({ stype, count, terms = [] }: Line): number {
  const cabins = stype === 'gulet' ? terms.find(({ what }) => what === 'room')?.count : undefined
  return count * (cabins ?? 1)
}

/**
 * The people of a line, room by room where each has its own party (decision 27.3); a flight's own counts, because its
 * `pax` has at most three children (decision 43.1).
 */
function peopleOf({ pax, paxes = [pax], fliers }: Line, { people }: ContractWords): string[] {
  if (!fliers) return paxes.map(({ adults, children: ages }) => people({ adults, children: ages.length, ages }))
  const { adult = 0, young = 0, senior = 0, student = 0, child = 0, infant = 0 } = fliers
  return [people({ adults: adult + young + senior + student, children: child, infants: infant })]
}

function cancellationText(
  { refundable, freeUntil }: Schemas['Cancellation'],
  words: ContractWords,
  forms: Forms,
): string {
  if (!refundable) return words.notFree
  return freeUntil === undefined ? words.free : words.freeUntil(forms.moment(freeUntil))
}

/** Whether a line is an event or a day tour: its `checkOut` may be the next day, on which there is nothing. */
function isOneDay({ type, stype, checkIn, checkOut }: Line): boolean {
  if (stype === 'daily' || stype === 'charter') return true
  if (type !== 'tour' || stype === 'package') return false
  return checkIn !== undefined && checkOut !== undefined && addDays(checkIn, 1) >= checkOut
}

/** The dates of a stay, the times of a transfer, or the legs of a flight. */
function whenOf(line: Line, language: string, words: ContractWords, forms: Forms): string[] {
  const { checkIn, checkOut, from, to, time, returnTime, flightNumber, returnFlightNumber, legs } = line
  if (legs) return legs.map((leg) => legText(leg, words, forms))
  const days = [checkIn, checkOut].flatMap((date) => (date === undefined ? [] : [forms.day(date)]))
  const hours = [time, returnTime].map((hour) => (hour === undefined ? '' : ` ${forms.ltr(hour)}`))
  if (!from || !to)
    return [
      days
        .slice(0, isOneDay(line) ? 1 : 2)
        .map((day, at) => day + hours[at])
        .join(' – '),
    ]
  const [start, end] = [from, to].map((stop) => forms.words(textIn(stop.name, language)))
  const rideText = (date: string | undefined, hour: string | undefined, ends: string, flight: string | undefined) =>
    [date, hour === undefined ? '' : forms.ltr(hour), ends, flight === undefined ? '' : forms.ltr(flight)]
      .filter(Boolean)
      .join(' ')
  return [
    rideText(days[0], time, words.ride(start ?? '', end ?? ''), flightNumber),
    ...(days.length > 1 ? [rideText(days[1], returnTime, words.ride(end ?? '', start ?? ''), returnFlightNumber)] : []),
  ]
}

/**
 * A flight as "Lodos Jet X21004, IST 21.05.2027 13:45 – AYT 21.05.2027 15:05". Both parts around the comma keep their
 * own direction in right-to-left languages.
 */
function legText(
  { flightNo, airline, departure, arrival }: Schemas['FlightLeg'],
  { comma }: ContractWords,
  forms: Forms,
): string {
  const timeAt = ({ date }: Schemas['FlightPoint']) => {
    const [day = '', hour = ''] = date.split('T')
    return `${day.split('-').toReversed().join('.')} ${hour}`
  }
  const ends = `${departure.airport.id} ${timeAt(departure)} – ${arrival.airport.id} ${timeAt(arrival)}`
  return forms.words(`${airline.name} ${flightNo}`) + comma + forms.ltr(ends)
}
