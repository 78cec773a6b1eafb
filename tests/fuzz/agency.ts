import document from '@rota/openapi/agency.json' with { type: 'json' }
import { operations, type Operation, type OperationId } from '@rota/openapi/agency/operations'
import { operationOf, type ReceivedCall, type Reply } from './gateway.ts'

type Values = Record<string, unknown>

/** `_id` of the booking that the stub agency starts. */
const BOOKING = 'booking-of-the-visitor'

/** A response with a JSON body. */
export const reply = (body: unknown): Reply => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  text: JSON.stringify(body),
})

/** A stub agency that answers each call by its operation. */
export const answering =
  (answer: (row: Operation, received: ReceivedCall) => Reply) =>
  (received: ReceivedCall): Reply =>
    answer(operationOf(received), received)

interface Shown {
  responses: Record<string, { content: { 'application/json': { example: Values } } }>
}

const texts = new Map<OperationId, string>()

/** A copy of the documented success response of an operation. */
export function exampleOf(id: OperationId): Values {
  const text = texts.get(id) ?? JSON.stringify(shownExample(id))
  texts.set(id, text)
  return JSON.parse(text) as Values
}

function shownExample(id: OperationId): Values {
  const { path, method } = operations[id]
  const shown = (document.paths as unknown as Record<string, Record<string, Shown>>)[path]?.[method.toLowerCase()]
  return shown?.responses['200']?.content['application/json'].example ?? {}
}

/**
 * Repeats the requested ids and parameters in the response, because the gateway
 * rejects a response to another request (F15).
 */
export function about(id: OperationId, { path, query, body }: ReceivedCall, answer: Values): Values {
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

/** Repeats the request's parameters in the response; a price bound that would make the range invalid is left out. */
function repeated(answered: Values, asked: Values): Values {
  const query = { ...answered, ...asked }
  const isTurned = Number(query['minPrice']) > Number(query['maxPrice'])
  const isAnswers = Number(answered['minPrice']) > Number(answered['maxPrice'])
  if (isTurned && !isAnswers) delete query['minPrice' in asked ? 'maxPrice' : 'minPrice']
  return query
}

const BOOKINGS = new Set<OperationId>(['siteView', 'reservationStart', 'reservationPatch'])
