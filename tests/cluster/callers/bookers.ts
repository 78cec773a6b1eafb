import { comeBack, openChallenge } from '../../contract/bank.ts'
import { CARDS } from '../../e2e/checkout.ts'
import { ordered } from '../../load/payment.ts'
import { fetchLocal } from './fetch-local.ts'
import { fetchWithRetry, withRetry } from './visitors.ts'

/** Presses Pay. The returned function confirms at the bank, goes back to the shop, and waits for the end. */
type Booker = () => Promise<() => Promise<string>>

/** Fills baskets of visitors who pay by a card for which the bank asks for a code. Whatever fails, they try again. */
export const bookers = (count: number, shop: string): Promise<Booker[]> =>
  Promise.all(Array.from({ length: count }, () => booker(shop)))

async function booker(shop: string): Promise<Booker> {
  const { pay, stateOf } = await ordered(shop, fetchWithRetry, CARDS.challenge)
  const ways = { ask: withRetry(fetchLocal), bank: fetchLocal }
  return async () => {
    const { data, error } = await pay()
    if (data?.handoffUrl === undefined) throw new Error(JSON.stringify(error ?? data))
    const { paymentToken } = data
    const there = await openChallenge(ways, data.handoffUrl)
    return async () => {
      await comeBack(ways, there, shop)
      return stateOf(paymentToken)
    }
  }
}
