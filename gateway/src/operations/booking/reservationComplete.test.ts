import { describe, expect, test, vi } from 'vitest'

import { bookingKeyOf } from '../../booking/token.ts'
import type { Context } from '../../ports/context.ts'
import type { BodyOf } from '../../ports/contract.ts'
import { BOOKING, lineOf } from '../../payment/testing/agency.ts'
import { paymentWorld as world, type Fault } from '../../payment/testing/context.ts'
import { paid, pay, quote, requestOf } from '../../payment/testing/requests.ts'
import { handle as reservationComplete } from './reservationComplete.ts'

type Body = BodyOf<'reservationComplete'>

const complete = (
  context: Context,
  method: Body['method'],
  { quoteHash = 'q'.repeat(43), term = 'full', key = 'key-0000000000009' } = {},
) =>
  reservationComplete(
    {
      ...requestOf(),
      params: { path: {}, query: { term }, header: {} } as never,
      idempotencyKey: key,
      body: { quoteHash, method, toCurrency: 'try' },
    },
    context,
  )

describe('reservationComplete', () => {
  test('409 wrong-step before the card is paid, and nothing is committed (E11)', async () => {
    const { context, agency } = world()
    await expect(complete(context, 'creditcard')).rejects.toMatchObject({
      name: 'wrong-step',
      status: 409,
      detail: expect.stringContaining('orderInitialize'),
    })
    await pay(context, (await quote(context)).body.hash)
    expect(agency.commits).toEqual([])
  })

  test('409 payment-in-progress while the card is being paid: nobody knows yet whether it succeeds', async () => {
    const { context, agency } = world()
    await pay(context, (await quote(context)).body.hash)
    await expect(complete(context, 'creditcard')).rejects.toMatchObject({ name: 'payment-in-progress' })
    expect(agency.commits).toEqual([])
  })

  test('200 afterwards: returns the saga’s result without completing again', async () => {
    const made = world()
    await paid(made)
    expect((await complete(made.context, 'creditcard')).body).toMatchObject({ bookingNumber: 'YLK 4827 196' })
    expect(made.agency.commits).toHaveLength(1)
  })

  test('422: a method that the site does not offer', async () => {
    const { context } = world()
    await expect(complete(context, 'transfer')).rejects.toMatchObject({ status: 422, errors: [{ pointer: '/method' }] })
  })
})

const BANKS = [{ bankName: 'Çınar Bank', accountName: 'Yelkovan', iban: 'TR330006100519786457841326' }]
const HELD = { optionDate: '2027-05-04T23:59:00+03:00', cancellation: { refundable: true } }

/** A visitor who has accepted to pay by bank transfer, and an agency that can be made to fail. */
async function holding() {
  const faults: Partial<Record<string, Fault>> = {}
  const made = world((operationId) => faults[operationId])
  made.agency.payment = { methods: ['creditcard', 'transfer', 'later'], banks: BANKS }
  made.agency.lines = [lineOf(HELD)]
  const { hash } = (await quote(made.context, { method: 'transfer' })).body
  const book = (key?: string) => complete(made.context, 'transfer', { quoteHash: hash, ...(key ? { key } : {}) })
  return { ...made, faults, hash, book }
}

describe('a booking that is paid later (decision 22.4)', () => {
  test('200: books once, returns our token and ends the session', async () => {
    const { agency, book, context } = await holding()
    const first = await book()
    expect(first).toMatchObject({ body: { bookingNumber: 'YLK 4827 196' }, session: { clear: true } })
    expect((await book()).body).toEqual(first.body)
    expect(agency.commits).toHaveLength(1)
    expect(agency.completed).toMatchObject({ method: 'transfer', contracts: [{ id: 'distance-sales' }, {}] })
    expect(agency.captures).toEqual([])
    const kept = await context.store.read('bookings', await bookingKeyOf(first.body.token ?? ''))
    expect(kept?.result).toMatchObject({
      state: 'booked',
      paid: { value: 0 },
      banks: BANKS,
      optionDate: HELD.optionDate,
    })
  })

  test('reads the outcome back if the response was lost, and does not send again', async () => {
    const { agency, faults, book } = await holding()
    faults['reservationComplete'] = 'answer-lost'
    expect((await book()).body).toMatchObject({ bookingNumber: 'YLK 4827 196' })
    expect(agency.commits).toHaveLength(1)
  })

  test('409 in-progress while the outcome is unknown; the same key may repeat, another key gets payment-in-progress', async () => {
    const { agency, faults, book, time, context } = await holding()
    faults['reservationComplete'] = 'lost'
    await expect(book()).rejects.toMatchObject({ name: 'in-progress', status: 409, headers: { 'retry-after': '2' } })
    await expect(book('key-0000000000010')).rejects.toMatchObject({ name: 'payment-in-progress' })
    agency.answer({ operationId: 'reservationComplete', sessionId: BOOKING, body: {} })
    time.now += 5000
    expect((await book()).body).toMatchObject({ bookingNumber: 'YLK 4827 196' })
    expect(agency.commits).toHaveLength(1)
    expect(await context.store.list('running')).toMatchObject([{ record: { dueAt: Date.parse(HELD.optionDate) } }])
  })

  test("returns the agency's refusal, and the basket can be completed again", async () => {
    const { agency, faults, book } = await holding()
    faults['reservationComplete'] = 'refused'
    await expect(book()).rejects.toMatchObject({ outcome: 'refused' })
    delete faults['reservationComplete']
    expect((await book('key-0000000000010')).status).toBe(200)
    expect(agency.commits).toHaveLength(1)
  })

  test('returns 503 when the lock was lost during a standstill (G5); the same key then books', async () => {
    const { agency, book, context } = await holding()
    vi.spyOn(context.store, 'lease').mockResolvedValueOnce(undefined)
    await expect(book()).rejects.toMatchObject({ name: 'upstream-unavailable', outcome: 'not-sent' })
    expect(agency.commits).toEqual([])
    expect((await book()).status).toBe(200)
    expect(agency.commits).toHaveLength(1)
  })

  test('503 if the call was certainly not sent, and the same key may repeat it', async () => {
    const { agency, faults, book } = await holding()
    faults['reservationComplete'] = 'not-sent'
    await expect(book()).rejects.toMatchObject({ name: 'upstream-unavailable', outcome: 'not-sent' })
    delete faults['reservationComplete']
    expect((await book()).status).toBe(200)
    expect(agency.commits).toHaveLength(1)
  })

  test('returns 409 wrong-step for an unknown quote and 422 when the request differs from the quote', async () => {
    const { context, hash } = await holding()
    await expect(complete(context, 'transfer')).rejects.toMatchObject({ name: 'wrong-step' })
    const asked = complete(context, 'later', { quoteHash: hash, term: 'later' })
    await expect(asked).rejects.toMatchObject({
      status: 422,
      errors: [{ pointer: '/method' }, { pointer: '/query/term' }],
    })
  })
})
