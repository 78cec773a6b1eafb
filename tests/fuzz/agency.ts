import document from '@rota/openapi/agency.json' with { type: 'json' }
import { operations, type Operation, type OperationId } from '@rota/openapi/agency/operations'
import { operationOf, type Heard, type Reply } from './gateway.ts'

type Values = Record<string, unknown>

/** `_id` of the booking that a pretend agency starts. */
const BOOKING = 'booking-of-the-visitor'

/** A reply that carries JSON. */
export const reply = (body: unknown): Reply => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  text: JSON.stringify(body),
})

/** An agency that answers each call by its operation. */
export const answering =
  (answer: (row: Operation, heard: Heard) => Reply) =>
  (heard: Heard): Reply =>
    answer(operationOf(heard), heard)

interface Shown {
  responses: Record<string, { content: { 'application/json': { example: Values } } }>
}

/** What the contract shows as the success of an operation; a copy. */
export function exampleOf(id: OperationId): Values {
  const { path, method } = operations[id]
  const shown = (document.paths as unknown as Record<string, Record<string, Shown>>)[path]?.[method.toLowerCase()]
  return structuredClone(shown?.responses['200']?.content['application/json'].example ?? {})
}

/** An answer that names what was asked for where an answer of another call would be noticed (F15). */
export function about(id: OperationId, { path, query, body }: Heard, answer: Values): Values {
  if (id === 'hotelPrice') return { ...answer, query: repeated(answer['query'] as Values, body as Values) }
  if (id === 'hotelView') {
    const { facts, ...record } = answer['record'] as { facts: Values }
    return {
      ...answer,
      record: { ...record, facts: { ...facts, id: decodeURIComponent(path.split('/').at(-1) ?? '') } },
    }
  }
  const booking = answer['booking']
  if (!BOOKINGS.has(id) || typeof booking !== 'object' || booking === null) return answer
  return { ...answer, booking: { ...booking, _id: query.get('sessionId') || BOOKING } }
}

/** What was asked, beside what else an answer says; a bound that would turn the asked price range around is left out. */
function repeated(answered: Values, asked: Values): Values {
  const query = { ...answered, ...asked }
  const isTurned = Number(query['minPrice']) > Number(query['maxPrice'])
  const isAnswers = Number(answered['minPrice']) > Number(answered['maxPrice'])
  if (isTurned && !isAnswers) delete query['minPrice' in asked ? 'maxPrice' : 'minPrice']
  return query
}

const BOOKINGS = new Set<OperationId>(['siteView', 'reservationStart', 'reservationPatch'])
