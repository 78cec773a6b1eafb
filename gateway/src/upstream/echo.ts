import type { OperationId } from '../ports/contract.ts'
import { valueAt } from '../translate/value-at.ts'

/** The parts of a request that a response may repeat. */
interface Request {
  sessionId?: string | undefined
  params?: { path?: unknown }
  body?: unknown
}

/** Path of a value in the request, and its path in the response. */
type Echo = readonly [inRequest: readonly string[], inResponse: readonly string[]]

const VISITORS_BOOKING: Echo = [['sessionId'], ['booking', '_id']]
const STAY = ['checkIn', 'checkOut', 'adults', 'child1', 'child2', 'child3']

/** Values of the request that the responses of an operation repeat. */
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
 * JSON Pointers of the values in a response that differ from the request. If there is one, the response belongs to
 * another call (F15). Values that either side lacks are not compared.
 * @param valueInResponse returns the value at a path of the response
 */
export function crossedPlaces(
  operationId: OperationId,
  request: Request,
  valueInResponse: (place: readonly string[]) => unknown,
): string[] {
  return (ECHOES[operationId] ?? [])
    .filter(([inRequest, inResponse]) => {
      const sent = valueAt(request, inRequest)
      const received = sent === undefined ? undefined : valueInResponse(inResponse)
      return received !== undefined && received !== sent
    })
    .map(([, inResponse]) => `/${inResponse.join('/')}`)
}
