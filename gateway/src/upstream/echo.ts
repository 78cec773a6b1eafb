import type { OperationId } from '../ports/contract.ts'

/** What was asked: by whom, for what. */
interface Asked {
  sessionId?: string | undefined
  params?: { path?: unknown }
  body?: unknown
}

type Echo = readonly [asked: string, answered: string]

const VISITORS_BOOKING: Echo = ['/sessionId', '/booking/_id']
const STAY = ['checkIn', 'checkOut', 'adults', 'child1', 'child2', 'child3']

/** Where an answer names what was asked for, as JSON Pointers into the call and into the answer. */
const ECHOES: { readonly [Id in OperationId]?: readonly Echo[] } = {
  hotelView: [['/params/path/id', '/record/facts/id']],
  // A price has no id of its own: it repeats the stay and the party it is for.
  hotelPrice: STAY.map((name) => [`/body/${name}`, `/query/${name}`]),
  reservationPatch: [VISITORS_BOOKING],
  siteView: [VISITORS_BOOKING],
}

/**
 * Places of an answer that name something else than was asked for: the answer belongs to another call (F15).
 * What one side does not name is not compared.
 * @param look opens the answer, where there is something to compare
 */
export function crossedPlaces(operationId: OperationId, asked: Asked, look: () => unknown): string[] {
  const echoes = ECHOES[operationId]
  if (echoes === undefined) return []
  const answer = look()
  return echoes.filter(([from, to]) => differ(valueAt(asked, from), valueAt(answer, to))).map(([, to]) => to)
}

const differ = (asked: unknown, answered: unknown) =>
  asked !== undefined && answered !== undefined && asked !== answered

function valueAt(value: unknown, pointer: string): unknown {
  const names = pointer.split('/').slice(1)
  return names.reduce<unknown>(
    (inside, name) =>
      typeof inside === 'object' && inside !== null && Object.hasOwn(inside, name)
        ? (inside as Record<string, unknown>)[name]
        : undefined,
    value,
  )
}
