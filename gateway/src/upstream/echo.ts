import type { OperationId } from '../ports/contract.ts'
import { valueAt } from '../translate/value-at.ts'

/** What was requested, and with which session. */
interface Asked {
  sessionId?: string | undefined
  params?: { path?: unknown }
  body?: unknown
}

/** Path of a value in the request, and its path in the response. */
type Echo = readonly [asked: readonly string[], answered: readonly string[]]

const VISITORS_BOOKING: Echo = [['sessionId'], ['booking', '_id']]
const STAY = ['checkIn', 'checkOut', 'adults', 'child1', 'child2', 'child3']

/** Where responses repeat what was requested. */
const ECHOES: { readonly [Id in OperationId]?: readonly Echo[] } = {
  hotelView: [
    [
      ['params', 'path', 'id'],
      ['record', 'facts', 'id'],
    ],
  ],
  // A price has no id of its own: it repeats the stay and the guests.
  hotelPrice: STAY.map((name) => [
    ['body', name],
    ['query', name],
  ]),
  reservationPatch: [VISITORS_BOOKING],
  siteView: [VISITORS_BOOKING],
}

/**
 * JSON Pointers of values in a response that differ from the request: the response belongs to another call (F15).
 * Values that either side lacks are not compared.
 * @param look returns the value at a path of the response
 */
export function crossedPlaces(
  operationId: OperationId,
  asked: Asked,
  look: (place: readonly string[]) => unknown,
): string[] {
  return (ECHOES[operationId] ?? [])
    .filter(([from, to]) => {
      const said = valueAt(asked, from)
      const answered = said === undefined ? undefined : look(to)
      return answered !== undefined && answered !== said
    })
    .map(([, to]) => `/${to.join('/')}`)
}
