import { setTimeout } from 'node:timers/promises'
import { createAgencyClient } from '@rota/openapi/client'
import { contractsOf } from '../contract/contracts.ts'
import { CARDS } from '../e2e/checkout.ts'
import { bookingOf } from '../e2e/basket.ts'

/** A published test card that the bank takes without a question. */
const CARD = { number: CARDS.frictionless, expiry: '12/2030', cvv: '123', holder: 'DEFNE AYDIN' }

/** How a payment went, in milliseconds from the moment of Pay. */
export interface Paid {
  state: string
  /** Until the call was answered. */
  answered: number
  /** Until the booking was there. */
  ended: number
}

/** A payment that the gateway has answered. */
export interface Accepted {
  /** Resolves when it has ended. */
  ended(): Promise<Paid>
}

/** What a call answers; any problem ends the walk, with its name. */
async function ok<T>(call: Promise<{ data?: T; error?: unknown }>): Promise<NonNullable<T>> {
  const { data, error } = await call
  return data ?? Promise.reject(new Error(JSON.stringify(error)))
}

/**
 * Fills a basket and accepts its price. The answer pays for it; it is kept for the moment when many pay at once.
 * @param shop address of the gateway
 */
export async function prepared(shop: string): Promise<() => Promise<Accepted>> {
  const agency = createAgencyClient({ baseUrl: `${shop}/api`, siteKey: 'rota-test-key' })
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
