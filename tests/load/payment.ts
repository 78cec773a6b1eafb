import { setTimeout } from 'node:timers/promises'
import { createAgencyClient, type CallResult } from '@rota/openapi/client'
import { contractsOf } from '../contract/contracts.ts'
import { CARDS } from '../e2e/checkout.ts'
import { bookingOf } from '../e2e/basket.ts'

const CARD = { expiry: '12/2030', cvv: '123', holder: 'DEFNE AYDIN' }

/** The course of a payment, in milliseconds since Pay was pressed. */
export interface PaymentOutcome {
  state: string
  /** Until the response. */
  answered: number
  /** Until the booking was made. */
  ended: number
}

/** A payment to which the gateway has responded. */
export interface AcceptedPayment {
  /** Resolves when the payment has ended. */
  ended(): Promise<PaymentOutcome>
}

/** The data of a successful call; rejects with the problem otherwise. */
async function ok<T>(call: Promise<{ data?: T; error?: unknown }>): Promise<NonNullable<T>> {
  const { data, error } = await call
  return data ?? Promise.reject(new Error(JSON.stringify(error)))
}

/** A basket whose price is accepted. */
interface PricedBasket {
  /** Presses Pay, with an Idempotency-Key of its own unless one is given. */
  pay: (key?: string) => Promise<CallResult<'orderInitialize'>>
  /** How a payment has ended; waits for its end. */
  stateOf: (token: string) => Promise<string>
}

/**
 * Fills a basket and accepts its price.
 * @param shop URL of the gateway
 * @param send sends requests to it in place of `fetch`
 * @param number of a public test card; the usual one needs no challenge
 */
export async function ordered(
  shop: string,
  send: (request: Request) => Promise<Response> = fetch,
  number = CARDS.frictionless,
): Promise<PricedBasket> {
  const agency = createAgencyClient({ baseUrl: `${shop}/api`, siteKey: 'rota-test-key', fetch: send })
  await bookingOf(agency)
  const asked = { method: 'creditcard', installment: 1, term: 'full', toCurrency: 'try' } as const
  const acceptedContracts = await contractsOf(agency)
  const { hash: quoteHash } = await ok(agency.quoteCreate({ body: { ...asked, acceptedContracts } }))
  const card = { ...CARD, number }
  const order = { quoteHash, method: 'creditcard', installment: 1, language: 'en', card } as const
  return {
    pay: (key = crypto.randomUUID()) => agency.orderInitialize({ header: { 'Idempotency-Key': key }, body: order }),
    async stateOf(token) {
      for (;;) {
        const { state } = await ok(agency.paymentStatus({ path: { token } }))
        if (!['started', 'challenge', 'verifying'].includes(state)) return state
        await setTimeout(200)
      }
    },
  }
}

/** Orders as many baskets, one after the other, for payments that start at once (`prepared`). */
export async function preparedAll(
  count: number,
  ...place: Parameters<typeof ordered>
): Promise<(() => Promise<AcceptedPayment>)[]> {
  const payments = []
  for (let i = 0; i < count; i++) payments.push(await prepared(...place))
  return payments
}

/** The same for one payment: the returned function pays, and rejects if the payment is not taken. */
export async function prepared(...place: Parameters<typeof ordered>): Promise<() => Promise<AcceptedPayment>> {
  const { pay, stateOf } = await ordered(...place)
  return async () => {
    const begin = performance.now()
    const { paymentToken: token } = await ok(pay())
    const answered = performance.now() - begin
    return {
      async ended() {
        const state = await stateOf(token)
        return { state, answered, ended: performance.now() - begin }
      },
    }
  }
}
