import { describe, expect, test } from 'vitest'
import { FLIGHT, lineOf, ownBookingWorld, problemOf, TOKEN } from '../../own-booking/testing/world.ts'
import { SITE } from '../../payment/testing/context.ts'

const lira = (value: number) => ({ value, currency: 'try' as const })
const OTHER_SITE = { ...SITE, host: 'other.test', origin: 'http://other.test' }

describe('200', () => {
  test("the agency's lines by their terms, as of now, good for 20 minutes", async () => {
    const { penalty } = await ownBookingWorld([lineOf(), lineOf({ key: 'h13', cancellation: { refundable: false } })])
    expect(await penalty()).toEqual({
      hash: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      cancelable: true,
      lines: [
        {
          keys: ['h12'],
          seller: 'agency',
          total: lira(24_850),
          penalty: lira(0),
          refundable: true,
          freeUntil: '2027-05-14T20:59:00Z',
        },
        { keys: ['h13'], seller: 'agency', total: lira(24_850), penalty: lira(24_850), refundable: false },
      ],
      penalty: lira(24_850),
      refund: lira(24_850),
      asOf: '2027-05-01T09:00:00.000Z',
      expiresAt: '2027-05-01T09:20:00.000Z',
    })
  })

  test.each([
    ['before the first step it is free', [{ from: '2027-05-02T09:00:00Z', price: lira(5000) }], true, 0],
    [
      'the latest step that has begun',
      [
        { from: '2027-04-20T09:00:00Z', price: lira(2000) },
        { from: '2027-04-01T09:00:00Z', price: lira(1000) },
        { from: '2027-05-02T09:00:00Z', price: lira(5000) },
      ],
      true,
      2000,
    ],
    ['no steps: nobody knows', [], false, 5000],
  ] as const)("the provider's line through the agency: %s", async (_rule, policies, cancelable, sum) => {
    const { penalty, agency } = await ownBookingWorld([FLIGHT])
    agency.reservation.policies = [...policies] as never
    expect(await penalty()).toMatchObject({
      cancelable,
      penalty: lira(sum),
      lines: [{ seller: 'provider', keys: ['f1'] }],
    })
  })

  test.each([
    ['has begun', { beginDate: 20270501 }],
    ['is cancelled there already', { status: 2 as const }],
  ])("the provider's line cannot be cancelled here when it %s", async (_why, change) => {
    const { penalty, agency } = await ownBookingWorld([FLIGHT])
    Object.assign(agency.reservation, { policies: [{ from: '2027-04-01T09:00:00Z', price: lira(1000) }], ...change })
    expect(await penalty()).toMatchObject({ cancelable: false })
  })

  test('an unknown reservation cannot be cancelled online', async () => {
    const { penalty, agency } = await ownBookingWorld([lineOf({ key: 'f1', type: 'flight' })])
    expect(await penalty()).toMatchObject({ cancelable: false })
    expect(agency.asked).not.toContain('reservationDetail')
  })

  test('the same penalty at the same moment has the same hash, and another penalty another hash', async () => {
    const { penalty, time } = await ownBookingWorld()
    const [one, same] = [await penalty(), await penalty()]
    time.now = Date.parse('2027-05-15T09:00:00Z')
    const later = await penalty()
    expect([one.hash === same.hash, one.hash === later.hash]).toEqual([true, false])
    expect([one.refund, later.refund]).toEqual([lira(24_850), lira(0)])
  })
})

describe('404 without the token of a proof (decision 26.2: "behind reference + e-mail"; D7)', () => {
  test.each([
    ['the token of the result page, which is passed on', TOKEN],
    ['an unknown token', 'x'.repeat(22)],
  ])('%s', async (_what, token) => {
    const { penalty } = await ownBookingWorld()
    expect((await problemOf(penalty(token))).name).toBe('not-found')
  })

  test('the token of another site', async () => {
    const { penalty, find } = await ownBookingWorld()
    expect((await problemOf(penalty(await find(), OTHER_SITE))).name).toBe('not-found')
  })
})

describe('409 wrong-step', () => {
  test.each(['pending', 'refund', 'cancelled'] as const)(
    'a booking in the state %s cannot be cancelled',
    async (state) => {
      const { penalty } = await ownBookingWorld(undefined, { state })
      expect((await problemOf(penalty())).name).toBe('wrong-step')
    },
  )

  test.each([
    ['paid by card: the refund is seen at the bank', {}, 'done'],
    ['paid by bank transfer: nobody here sees it', { method: 'transfer' as const }, 'due'],
  ])('nor what was cancelled by telephone, which its result says from then on: %s', async (_what, paidBy, state) => {
    const world = await ownBookingWorld(undefined, paidBy)
    const terms = { penalty: lira(850), refund: lira(24_000) }
    const cancellation = { ...terms, reservationStatus: 3 as const, at: '2027-04-30T15:00:00Z' }
    world.agency.booking = { ...world.agency.booking, cancellation }
    world.agency.refunded = true
    for (const _press of [1, 2]) expect((await problemOf(world.penalty())).name).toBe('wrong-step')
    await world.pass(0)
    const { state: now, cancellation: told } = await world.read()
    expect([now, told]).toEqual([
      'cancelled',
      {
        state: 'cancelled',
        reservationStatus: 3,
        requestedAt: '2027-04-30T15:00:00.000Z',
        cancelledAt: '2027-04-30T15:00:00.000Z',
        penalty: lira(850),
        refund: { amount: lira(24_000), state },
      },
    ])
    // The agency pays back by itself what it has agreed to.
    expect([await world.context.store.list('cases'), world.agency.cancellations]).toEqual([[], []])
  })

  test('a held booking that the saga still watches is left to the saga, which knows whether it has lapsed', async () => {
    const world = await ownBookingWorld(undefined, { method: 'transfer', paid: lira(0) })
    const { attempt = '' } = (await world.context.store.list('bookings'))[0]?.record.source ?? {}
    await world.context.store.insert('running', attempt, { dueAt: Number.MAX_SAFE_INTEGER })
    const cancellation = {
      penalty: lira(0),
      refund: lira(0),
      reservationStatus: 2 as const,
      at: '2027-04-30T15:00:00Z',
    }
    world.agency.booking = { ...world.agency.booking, cancellation }
    expect((await problemOf(world.penalty())).name).toBe('wrong-step')
    expect([await world.record(), (await world.read()).state]).toEqual([undefined, 'booked'])
  })
})
