import { FlightRoute } from '@rota/openapi/agency/enums'
import type { Schemas } from '../../../ports/contract.ts'
import type { Wire } from '../../../ports/provider.ts'
import { localTimeOf, minutesBetween, nightsBetween, dayOf } from '../days.ts'
import { flightTypeOf, enumValueOf } from '../enums.ts'
import { countryOf, placeOf } from '../names.ts'
import { translateEach, withoutUndefined, textOf, integerWithin } from '../present.ts'
import type { Conversion } from '../conversion.ts'

type Leg = Schemas['FlightLeg']
type Segment = Schemas['FlightSegment']
type Language = Pick<Conversion, 'lang'>

/** One direction of a journey with its connections, or undefined if required values are missing. */
export function legOf(item: Wire['FlightItem'], language: Language): Leg | undefined {
  const segments = segmentsOf(item, language)
  const [first, last] = [segments?.at(0), segments?.at(-1)]
  if (segments === undefined || first === undefined || last === undefined) return undefined
  const departure = pointOf(item.departure, item.flightDate, language) ?? first.departure
  const arrival = pointOf(item.arrival, undefined, language) ?? last.arrival
  const duration = integerWithin(item.duration, 1, 5000) ?? integerWithin(totalMinutes(segments), 1, 5000)
  if (duration === undefined) return undefined
  return {
    flightNo: flightNoOf(item, 40) ?? first.flightNo,
    airline: airlineOf(item.airline) ?? first.airline,
    // The provider sends 0 or nothing for multi-city and one-way offers.
    route: enumValueOf(FlightRoute, item.route) ?? FlightRoute.Outbound,
    departure,
    arrival,
    duration,
    dayChange: integerWithin(item.dayChange ?? daysBetween(departure.date, arrival.date), -1, 3) ?? 0,
    stopCount: integerWithin(item.stopCount, 0, 5) ?? Math.min(segments.length - 1, 5),
    flightType: flightTypeOf(item.flightType),
    segments,
  }
}

/** A single segment may omit values of the leg, and a leg may omit its only segment. */
function segmentsOf(item: Wire['FlightItem'], language: Language): Segment[] | undefined {
  const wireSegments = item.segments ?? []
  const { departure, arrival, airline, flightNo, duration } = item
  const leg = withoutUndefined({ departure, arrival, airline, flightNo, duration })
  const onlySegment: Wire['FlightSegment'][] = [{ ...leg, id: item.flightNo ?? '', ...wireSegments[0] }]
  const complete = wireSegments.length > 1 ? wireSegments : onlySegment
  const translated = translateEach(complete, (segment) => segmentOf(segment, item, language), 6)
  return translated.length === complete.length
    ? translated.map((segment, i) => withLayover(segment, translated[i + 1]))
    : undefined
}

function segmentOf(segment: Wire['FlightSegment'], item: Wire['FlightItem'], language: Language): Segment | undefined {
  const departure = pointOf(segment.departure, item.flightDate, language)
  const arrival = pointOf(segment.arrival, undefined, language)
  const airline = airlineOf(segment.airline) ?? airlineOf(item.airline)
  const flightNo = flightNoOf(segment, 20)
  const duration = integerWithin(segment.duration, 1, 2000)
  if (!departure || !arrival || !airline || flightNo === undefined || duration === undefined) return undefined
  const id = textOf(segment.id, 80) ?? flightNo
  return withoutUndefined({
    id,
    flightNo,
    airline,
    departure,
    arrival,
    duration,
    aircraft: textOf(segment.aircraft, 60),
  })
}

function withLayover(segment: Segment, next: Segment | undefined): Segment {
  if (next === undefined) return segment
  const layover = integerWithin(minutesBetween(segment.arrival.date, next.departure.date), 0, 3000)
  return layover === undefined ? segment : { ...segment, layover }
}

/** Total minutes of all segments and layovers. */
const totalMinutes = (segments: readonly Segment[]) =>
  segments.reduce((sum, { duration, layover = 0 }) => sum + duration + layover, 0)

/** A departure or an arrival, or undefined without an airport or a time. */
function pointOf(
  point: Wire['FlightPoint'] | undefined,
  fallbackDate: string | undefined,
  language: Language,
): Schemas['FlightPoint'] | undefined {
  const airport = placeOf(point?.airport, language)
  const date = localTimeOf(point?.date) ?? localTimeOf(fallbackDate)
  if (airport === undefined || date === undefined) return undefined
  return withoutUndefined({
    airport,
    city: placeOf(point?.city, language) ?? airport,
    country: countryOf(point?.country, point?.city?.countryId, language),
    date,
    terminal: textOf(point?.departureTerminal, 10),
  })
}

function airlineOf(airline: Wire['Airline'] | undefined): Schemas['FlightAirline'] | undefined {
  const id = airline?.id
  if (id === undefined || !/^[A-Z0-9]{2,3}$/.test(id)) return undefined
  return { id, name: textOf(airline?.name, 80) ?? id }
}

function flightNoOf({ flightNo }: { flightNo?: string }, most: number): string | undefined {
  const text = textOf(flightNo, most)
  return text !== undefined && text.length > 1 ? text : undefined
}

function daysBetween(from: string, to: string): number {
  const [first, last] = [dayOf(from), dayOf(to)]
  return first === undefined || last === undefined ? 0 : nightsBetween(first, last)
}
