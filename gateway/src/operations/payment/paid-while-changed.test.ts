import { describe, expect, test } from 'vitest'
import { beginAttempt } from '../../payment/saga/begin.ts'
import { TIMINGS } from '../../payment/saga/timings.ts'
import { BOOKING, lineOf } from '../../payment/testing/agency.ts'
import { paymentWorld, SITE } from '../../payment/testing/context.ts'
import { pay, quote, requestOf } from '../../payment/testing/requests.ts'
import { changeBooking } from '../../booking/change.ts'
import { handle as reservationComplete } from '../booking/reservationComplete.ts'

/** A line that the agency can hold unpaid. */
const HELD = { optionDate: '2027-05-04T23:59:00+03:00', cancellation: { refundable: true } }
const BANKS = [{ bankName: 'Çınar Bank', accountName: 'Yelkovan', iban: 'TR330006100519786457841326' }]

/** A payment during which somebody changes the booking, right after it was read. */
async function changedMeanwhile(method: 'creditcard' | 'transfer') {
  // A transfer first reads the site's options, without a booking.
  let before = method === 'transfer' ? 1 : 0
  let change: (() => void) | undefined
  const made = paymentWorld((operationId) => void (operationId === 'siteView' && change?.()))
  made.agency.lines = [lineOf(HELD)]
  made.agency.payment = { methods: ['creditcard', 'transfer'], banks: BANKS }
  const { hash } = (await quote(made.context, { method })).body
  const order: string[] = []
  let changed: Promise<unknown> | undefined
  change = () => {
    if (before-- > 0) return
    changed ??= changeBooking(made.context, BOOKING, async () => void order.push('changed')).catch(
      (error: unknown) => error,
    )
  }
  const params = { path: {}, query: { term: 'full' }, header: {} } as never
  const body = { quoteHash: hash, method, toCurrency: 'try' } as const
  await (method === 'creditcard'
    ? pay(made.context, hash)
    : reservationComplete({ ...requestOf(), params, idempotencyKey: 'key-0000000000009', body }, made.context))
  return { order, refusal: await changed }
}

describe('a booking has exactly the accepted content (decision 20.2, E8)', () => {
  test.each(['creditcard', 'transfer'] as const)(
    '%s: a change waits until the payment is recorded, and is 409',
    async (method) => {
      const { order, refusal } = await changedMeanwhile(method)
      expect(refusal).toMatchObject({ name: 'payment-in-progress' })
      expect(order).toEqual([])
    },
  )

  test('a payment waits for a running change, and then uses its result', async () => {
    const { context, agency } = paymentWorld()
    const { hash } = (await quote(context)).body
    const { promise, resolve } = Promise.withResolvers<void>()
    const change = changeBooking(context, BOOKING, async () => {
      await promise
      agency.lines = [...agency.lines, ...agency.lines.map((line) => ({ ...line, key: 'another' }))]
    })
    const answer = pay(context, hash)
    resolve()
    await change
    await expect(answer).rejects.toMatchObject({ name: 'price-changed' })
    expect(agency.captures).toEqual([])
  })
})

test('E1 two processes that find no payment claim a booking once', async () => {
  const { context } = paymentWorld()
  const { hash } = (await quote(context)).body
  const accepted = await context.store.read('quotes', `${hash}.${BOOKING}`)
  if (accepted === undefined) throw new Error('There is no quote')
  const records = { earlier: undefined, generation: undefined }
  const claim = async (idempotencyKey: string) => {
    const bookingLock = await context.store.lock(idempotencyKey, 1000)
    if (bookingLock === undefined) throw new Error('The booking is locked')
    return beginAttempt(
      { site: SITE, accepted, records, bookingLock, language: 'en', idempotencyKey, state: 'started' },
      { ...context, timings: TIMINGS, step: () => undefined },
    )
  }
  const claims = await Promise.all([claim('key-0000000000001'), claim('key-0000000000002')])
  expect(claims.filter((it) => it !== undefined)).toHaveLength(1)
})
