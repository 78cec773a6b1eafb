import { describe, expect, test } from 'vitest'
import type { Schemas } from '../../ports/contract.ts'
import { paidForHeld, paidInAll, partByTransfer } from './paid-in-all.ts'

const lira = (value: number): Schemas['Money'] => ({ value, currency: 'try' })
const euro = (value: number): Schemas['Money'] => ({ value, currency: 'eur' })
const [UNPAID, PARTLY, PAID, OVER] = [2, 3, 4, 5] as const
type Status = Schemas['PaymentStatus']

describe('paidInAll: the total paid by card and by bank transfer (decision 26.3)', () => {
  const [DEPOSIT, REST] = [lira(300), lira(700)]
  test.each<[string, Schemas['Money'] | undefined, Schemas['Money'] | undefined, Status, number | undefined]>([
    ['a deposit alone', REST, undefined, PARTLY, 300],
    ['a deposit, and nothing of the rest', REST, lira(0), PARTLY, 300],
    ['a deposit, and nothing in whatever currency', REST, euro(0), PARTLY, 300],
    ['a deposit and a part of the rest', REST, lira(200.5), PARTLY, 500.5],
    ['a deposit and the rest', REST, lira(700), PAID, 1000],
    ['a deposit and the rest that nobody has booked yet', REST, lira(700), PARTLY, 1000],
    ['a deposit and more than the rest', REST, lira(800), OVER, 1100],
    ['paid, in a way that is not reported', REST, undefined, PAID, undefined],
    ['paid, and less than the rest is reported', REST, lira(699.99), PAID, undefined],
    ['the charge counted as received', REST, lira(1000), PAID, undefined],
    ['the rest in another currency', REST, euro(14), PAID, undefined],
    ['the rest of a charge in another currency', euro(14), lira(700), PAID, undefined],
    ['all by card', undefined, undefined, PAID, 300],
    ['all by card, whatever the agency calls it', undefined, undefined, UNPAID, 300],
    ['all by card, and a transfer as well', undefined, lira(300), OVER, 600],
    ['all by card, counted as received', undefined, lira(300), PAID, undefined],
  ])('%s', (_rule, rest, received, paymentStatus, paid) => {
    const reported = { paymentStatus, ...(received ? { received } : {}) }
    expect(paidInAll({ charged: DEPOSIT, rest }, reported)?.value).toBe(paid)
  })
})

describe('paidForHeld: the total paid for a booking that was held unpaid', () => {
  test.each<[string, Schemas['Money'] | undefined, Status, number | undefined]>([
    ['nothing', undefined, UNPAID, 0],
    ['what has arrived', lira(400), PARTLY, 400],
    ['paid, in a way that is not reported', undefined, PAID, undefined],
    ['partly paid, in a way that is not reported', undefined, PARTLY, undefined],
  ])('%s', (_rule, received, paymentStatus, paid) => {
    expect(paidForHeld(lira(0), { paymentStatus, ...(received ? { received } : {}) })?.value).toBe(paid)
  })
})

describe('"to the card goes at most what it was charged", the rest by bank transfer (decision 26.3)', () => {
  test.each<[string, number, Schemas['Money'] | undefined, number | undefined]>([
    ['less than the charge', 200, lira(300), undefined],
    ['just the charge', 300, lira(300), undefined],
    ['more than the charge', 1000, lira(300), 700],
    ['nothing', 0, lira(300), undefined],
    ['without a card there is nothing to part', 1000, undefined, undefined],
  ])('%s', (_rule, refund, charged, part) => {
    expect(partByTransfer(lira(refund), charged)?.value).toBe(part)
  })
})
