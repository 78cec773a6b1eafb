import type { UpstreamOperationId } from '@rota/openapi/agency/handlers'
import { operations } from '@rota/openapi/agency/operations'
import { nodeMocks, type NodeMocks } from '../node.ts'
import type { Attempt } from '../world/payments/payments.ts'
import type { Schema } from '../world/basics/schemas.ts'

/** 1 March 2027, noon in Istanbul. */
export const NOW = Date.UTC(2027, 2, 1, 9)
export const STAY = { checkIn: 20270521, checkOut: 20270526 }

interface CallParts {
  path?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  sessionId?: string
}

/** What a mock answered: `body` is whatever the test knows it to be. */
interface Answer<T> {
  status: number
  body: T
}

/** The pretend upstreams and a way to call them by the name of an operation. */
export interface Bench extends NodeMocks {
  call<T = Record<string, unknown>>(id: UpstreamOperationId, parts?: CallParts): Promise<Answer<T>>
  /** A new session. */
  start(): Promise<string>
  /** Puts lines into a session's basket. */
  fill(sessionId: string, lines: readonly object[]): Promise<Answer<{ booking: Schema<'Booking'> }>>
  /** Starts a payment of what the basket costs. */
  pay(sessionId: string, over?: object): Promise<Answer<Schema<'OrderStep'>>>
}

/** Tests call it once each: the world behind it is theirs alone. */
export async function bench(): Promise<Bench> {
  const mocks = await nodeMocks({ now: NOW, seed: 'test' })
  const call: Bench['call'] = async (id, parts = {}) => {
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

/** A line for the hotel that is never full. */
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

export const TOKEN = 'a-payment-token-of-the-gateway'
export const CHALLENGED = { number: '4000000000001091', expiry: '12/2030', cvv: '123', holder: 'DEFNE AYDIN' }

/** What a gateway asks the agency to charge. */
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

/** The attempt that a bench's payment has made. */
export function attemptOn({ world }: Bench, token = TOKEN): Attempt {
  const attempt = world.payments.byToken(token)
  if (attempt === undefined) throw new Error('there is no attempt')
  return attempt
}
