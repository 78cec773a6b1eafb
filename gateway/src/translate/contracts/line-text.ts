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
  const isNamed = textIn(line.title, language).includes(textIn(line.place, language))
  // As on the page: a place that the name contains already is not said twice.
  const what = [name(line.title), isNamed ? '' : name(line.place)].filter(Boolean).join(words.comma)
  const variant = name(roomName ?? planName)
  const count = unitsOf(line)
  return [
    what,
    spotOf(line, name),
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

/** The place of an event, or where a vehicle is handed over. The places of a transfer stand with its times. */
const spotOf = ({ venue, meetingPoint, from, address }: Line, name: (texts: Texts | undefined) => string): string =>
  from || !(venue ?? meetingPoint) ? '' : [name(venue ?? meetingPoint), name(address)].filter(Boolean).join(' · ')

/**
 * How many of its variant a line is for. A boat that is let by the cabin is one item of the basket however many cabins
 * its party needs: only the breakdown of the price counts them.
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
  const [there, back] = [from, to].map((stop) => forms.words(textIn(stop.name, language)))
  const way = (at: string | undefined, hour: string | undefined, ends: string, flight: string | undefined) =>
    [at, hour === undefined ? '' : forms.ltr(hour), ends, flight === undefined ? '' : forms.ltr(flight)]
      .filter(Boolean)
      .join(' ')
  return [
    way(days[0], time, words.ride(there ?? '', back ?? ''), flightNumber),
    ...(days.length > 1 ? [way(days[1], returnTime, words.ride(back ?? '', there ?? ''), returnFlightNumber)] : []),
  ]
}

/** "Lodos Jet X21004, IST 21.05.2027 13:45 – AYT 21.05.2027 15:05": two parts that stay whole in Arabic. */
function legText(
  { flightNo, airline, departure, arrival }: Schemas['FlightLeg'],
  { comma }: ContractWords,
  forms: Forms,
): string {
  const at = ({ date }: Schemas['FlightPoint']) => {
    const [day = '', hour = ''] = date.split('T')
    return `${day.split('-').toReversed().join('.')} ${hour}`
  }
  const ends = `${departure.airport.id} ${at(departure)} – ${arrival.airport.id} ${at(arrival)}`
  return forms.words(`${airline.name} ${flightNo}`) + comma + forms.ltr(ends)
}
