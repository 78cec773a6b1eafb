import type { UpstreamOperationId } from '@rota/openapi/agency/handlers'
import { operations } from '@rota/openapi/agency/operations'
import { nodeMocks, type NodeMocks } from '../node.ts'
import type { Attempt } from '../world/payments/payments.ts'
import type { Schema } from '../world/basics/schemas.ts'

/** 1 March 2027, noon in Istanbul. */
export const NOW = Date.UTC(2027, 2, 1, 9)
/** A stay of five nights in May. */
export const STAY = { checkIn: 20270521, checkOut: 20270526 }

interface CallParts {
  path?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  sessionId?: string
}

/** A mock's response; the test states the type of `body`. */
interface Answer<T> {
  status: number
  body: T
}

/** The simulated upstreams, and a way to call them by operationId. */
export interface MockHarness extends NodeMocks {
  call<T = Record<string, unknown>>(id: UpstreamOperationId, parts?: CallParts): Promise<Answer<T>>
  /** Starts a session. */
  start(): Promise<string>
  /** Fills a session's basket with lines. */
  fill(sessionId: string, lines: readonly object[]): Promise<Answer<{ booking: Schema<'Booking'> }>>
  /** Starts a payment for the price of the basket. */
  pay(sessionId: string, over?: object): Promise<Answer<Schema<'OrderStep'>>>
}

/** Creates mocks with a world of their own, so call it once per test. */
export async function createMockHarness(): Promise<MockHarness> {
  const mocks = await nodeMocks({ now: NOW, seed: 'test' })
  const call: MockHarness['call'] = async (id, parts = {}) => {
    const response = await mocks.answer(requestOf(id, parts))
    return { status: response.status, body: await response.json() }
  }
  return {
    ...mocks,
    call,
    start: async () => {
      const { body } = await call<{ booking: Schema<'Booking'> }>('reservationStart')
      const { _id: id = '' } = body.booking
      return id
    },
    fill: (sessionId, lines) => call('reservationPatch', { sessionId, body: { key: 'products', value: lines } }),
    pay: async (sessionId, over = {}) => {
      const { body } = await call<{ booking: Schema<'Booking'> }>('siteView', { sessionId })
      return call('orderInitialize', { sessionId, body: { ...orderOf(body.booking.totalAmount), ...over } })
    },
  }
}

function requestOf(id: UpstreamOperationId, { path = {}, query = {}, body, sessionId }: CallParts): Request {
  const { method, path: template, partner } = operations[id]
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '')
  const url = new URL(`http://mocks.test/agency${filled}`)
  const all = { referer: 'localhost', ...(sessionId && { sessionId }), ...(partner && { partner: 'true' }), ...query }
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value)
  return new Request(url, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
}

/** A basket line for a hotel that always has rooms. */
export const LINE = {
  key: 'h12-r2-ai-flex',
  type: 'hotel',
  id: '12',
  room: { id: 'r2' },
  pricePlan: { id: 'ai-flex' },
  pax: { adults: 2, children: [] },
  ...STAY,
  count: 1,
}

/** The gateway's id of a payment attempt. */
export const TOKEN = 'a-payment-token-of-the-gateway'
/** A test card for which the bank asks for a code. */
export const CHALLENGED = { number: '4000000000001091', expiry: '12/2030', cvv: '123', holder: 'DEFNE AYDIN' }

/** A gateway's charge request. */
export const orderOf = (amount: Schema<'Money'>): Schema<'OrderRequest'> => ({
  method: 'creditcard',
  installment: 1,
  language: 'en',
  card: CHALLENGED,
  token: TOKEN,
  amount,
  successUrl: 'http://localhost:4000/payment/return/one',
  errorUrl: 'http://localhost:4000/payment/return/one',
})

/** The attempt created by a payment of the harness. */
export function attemptOn({ world }: MockHarness, token = TOKEN): Attempt {
  const attempt = world.payments.byToken(token)
  if (attempt === undefined) throw new Error('there is no attempt')
  return attempt
}
