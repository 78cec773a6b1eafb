import { describe, expect, test } from 'vitest'

import type { Context } from '../../ports/context.ts'
import { BOOKING } from '../../payment/testing/agency.ts'
import { paymentWorld as world, SITE } from '../../payment/testing/context.ts'
import { booking, paid, pay, quote, requestOf, status } from '../../payment/testing/requests.ts'
import { handle as paymentStatus } from './paymentStatus.ts'

const OTHER_SITE = { ...SITE, host: 'other.test', origin: 'http://other.test' }

describe('paymentStatus', () => {
  test('200: from challenge to booked, with what can be opened', async () => {
    const { context, agency } = world()
    const { body } = await pay(context, (await quote(context)).body.hash)
    const amount = { value: 24_850, currency: 'try' }
    const startedAt = '2027-05-01T09:00:00.000Z'
    const { handoffUrl } = body
    expect((await status(context, body.paymentToken)).body).toEqual({
      state: 'challenge',
      action: 2,
      amount,
      startedAt,
      handoffUrl,
    })
    agency.bankSaysYes()
    await context.payment?.runner.wake(body.paymentToken)
    const after = (await status(context, body.paymentToken)).body
    expect(after).toEqual({ state: 'booked', amount, startedAt, bookingToken: after.bookingToken })
  })

  test('200: the hand-off stays the same, however often it is opened (H4)', async () => {
    const { context } = world()
    const { body } = await pay(context, (await quote(context)).body.hash)
    const open = async (url = '') =>
      context.payment?.documents({ method: 'GET', path: new URL(url).pathname, isPaymentOrigin: true } as never)
    for (let time = 0; time < 2; time++) {
      expect(await open(body.handoffUrl)).toMatchObject({ status: 200 })
      expect((await status(context, body.paymentToken)).body.handoffUrl).toBe(body.handoffUrl)
    }
  })

  test.each([
    ['insufficient-funds', { declineReason: 'insufficient-funds' }],
    ['51', { declineReason: 'insufficient-funds' }],
    ['a rule of this bank', { declineReason: 'refused' }],
    [undefined, {}],
  ])('200 declined: the bank says %j', async (bankReason, told) => {
    const { context, agency } = world()
    Object.assign(agency, { card: 'declined', bankReason })
    const { body } = await pay(context, (await quote(context)).body.hash)
    await context.payment?.runner.settled()
    const { state, declineReason, ...rest } = (await status(context, body.paymentToken)).body
    expect(state).toBe('declined')
    expect(declineReason === undefined ? {} : { declineReason }).toEqual(told)
    expect(JSON.stringify(rest)).not.toContain('a rule of this bank')
  })
})

describe('D7: records of others do not exist for a caller', () => {
  test("payments and bookings: unknown and another site's token fail alike", async () => {
    const made = world()
    const token = await paid(made)
    const { bookingToken = '' } = (await status(made.context, token)).body
    const failures = await Promise.allSettled([
      status(made.context, 'x'.repeat(22)),
      status(made.context, token, OTHER_SITE),
      status(made.context, bookingToken),
      booking(made.context, 'x'.repeat(22)),
      booking(made.context, bookingToken, OTHER_SITE),
      booking(made.context, token),
    ])
    const reasons = failures.map((failure) => (failure.status === 'rejected' ? failure.reason : undefined) as unknown)
    expect(reasons.map((reason) => JSON.stringify(reason))).toEqual(Array<string>(6).fill(JSON.stringify(reasons[0])))
    expect(reasons[0]).toMatchObject({ name: 'not-found', status: 404, detail: undefined })
    expect((await booking(made.context, bookingToken)).body).toMatchObject({ state: 'booked' })
  })

  test('the result of a booking contains no personal data', async () => {
    const made = world()
    const { bookingToken = '' } = (await status(made.context, await paid(made))).body
    expect(JSON.stringify((await booking(made.context, bookingToken)).body)).not.toMatch(/Aydın|Defne|532-?000-?0000|@/)
  })
})

test('stores the booking token only as a hash, or sealed while it must still be returned', async () => {
  const made = world()
  const { bookingToken = '' } = (await status(made.context, await paid(made))).body
  const areas = ['intents', 'bookings', 'numbers', 'returns', 'attempts'] as const
  const kept = JSON.stringify(await Promise.all(areas.map((area) => made.context.store.list(area))))
  expect(bookingToken).toMatch(/^[\w-]{22}$/)
  expect(kept).not.toContain(bookingToken)
})

describe('the session of the booking', () => {
  const asked = (context: Context, token: string, claimedBooking: string) =>
    paymentStatus(
      {
        ...requestOf(null),
        claimedBooking,
        params: { path: { token }, query: {}, header: {} } as never,
        body: undefined as never,
      },
      context,
    )

  test('is cleared once the payment has ended it, and no other booking’s session is', async () => {
    const { context, agency } = world()
    const { body } = await pay(context, (await quote(context)).body.hash)
    expect((await asked(context, body.paymentToken, BOOKING)).session).toBeUndefined()
    agency.bankSaysYes()
    await context.payment?.runner.wake(body.paymentToken)
    expect((await asked(context, body.paymentToken, BOOKING)).session).toEqual({ clear: true })
    expect((await asked(context, body.paymentToken, 'b-00000002')).session).toBeUndefined()
  })

  test('stays after a payment that was declined, and is cleared once another one has ended it', async () => {
    const { context, agency } = world()
    const first = (await pay(context, (await quote(context)).body.hash)).body.paymentToken
    agency.bankSaysNo()
    await context.payment?.runner.wake(first)
    expect((await asked(context, first, BOOKING)).session).toBeUndefined()
    const second = (await pay(context, (await quote(context)).body.hash, 'key-0000000000002')).body.paymentToken
    agency.bankSaysYes(second)
    await context.payment?.runner.wake(second)
    expect((await asked(context, first, BOOKING)).session).toEqual({ clear: true })
  })
})
