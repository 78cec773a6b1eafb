import type { OperationId } from '../ports/contract.ts'
import { valueAt } from '../translate/value-at.ts'

/** What was asked: by whom, for what. */
interface Asked {
  sessionId?: string | undefined
  params?: { path?: unknown }
  body?: unknown
}

/** Names on the way to a value in the call, and in the answer. */
type Echo = readonly [asked: readonly string[], answered: readonly string[]]

const VISITORS_BOOKING: Echo = [['sessionId'], ['booking', '_id']]
const STAY = ['checkIn', 'checkOut', 'adults', 'child1', 'child2', 'child3']

/** Where an answer names what was asked for. */
const ECHOES: { readonly [Id in OperationId]?: readonly Echo[] } = {
  hotelView: [
    [
      ['params', 'path', 'id'],
      ['record', 'facts', 'id'],
    ],
  ],
  // A price has no id of its own: it repeats the stay and the party it is for.
  hotelPrice: STAY.map((name) => [
    ['body', name],
    ['query', name],
  ]),
  reservationPatch: [VISITORS_BOOKING],
  siteView: [VISITORS_BOOKING],
}

/**
 * Places of an answer, as JSON Pointers, that name something else than was asked for: the answer belongs to another call
 * (F15). What one side does not name is not compared, and not looked for.
 * @param look the value of the answer at a place
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
