import { setTimeout } from 'node:timers/promises'
import { createAgencyClient } from '@rota/openapi/client'
import { contractsOf } from '../contract/contracts.ts'
import { CARDS } from '../e2e/checkout.ts'
import { bookingOf } from '../e2e/basket.ts'

/** A public test card that needs no challenge. */
const CARD = { number: CARDS.frictionless, expiry: '12/2030', cvv: '123', holder: 'DEFNE AYDIN' }

/** The course of a payment, in milliseconds since Pay was pressed. */
export interface Paid {
  state: string
  /** Until the response. */
  answered: number
  /** Until the booking was made. */
  ended: number
}

/** A payment to which the gateway has responded. */
export interface Accepted {
  /** Resolves when the payment has ended. */
  ended(): Promise<Paid>
}

/** The data of a successful call; rejects with the problem otherwise. */
async function ok<T>(call: Promise<{ data?: T; error?: unknown }>): Promise<NonNullable<T>> {
  const { data, error } = await call
  return data ?? Promise.reject(new Error(JSON.stringify(error)))
}

/**
 * Fills a basket and accepts its price. The returned function pays, so that many payments can start at once.
 * @param shop URL of the gateway
 * @param send sends requests to it in place of `fetch`
 */
export async function prepared(
  shop: string,
  send: (request: Request) => Promise<Response> = fetch,
): Promise<() => Promise<Accepted>> {
  const agency = createAgencyClient({ baseUrl: `${shop}/api`, siteKey: 'rota-test-key', fetch: send })
  await bookingOf(agency)
  const asked = { method: 'creditcard', installment: 1, term: 'full', toCurrency: 'try' } as const
  const acceptedContracts = await contractsOf(agency)
  const { hash: quoteHash } = await ok(agency.quoteCreate({ body: { ...asked, acceptedContracts } }))

  return async () => {
    const begin = performance.now()
    const order = { quoteHash, method: 'creditcard', installment: 1, language: 'en', card: CARD } as const
    const { paymentToken: token } = await ok(agency.orderInitialize({ body: order }))
    const answered = performance.now() - begin
    return {
      async ended() {
        for (;;) {
          const { state } = await ok(agency.paymentStatus({ path: { token } }))
          if (!['started', 'challenge', 'verifying'].includes(state)) {
            return { state, answered, ended: performance.now() - begin }
          }
          await setTimeout(200)
        }
      },
    }
  }
}
