import { describe, expect, test } from 'vitest'
import { cancellationCase } from '../ops/cases.ts'
import { settleCancellation } from '../ops/settle.ts'
import type { Payments } from '../ports/payments.ts'
import { bookingKeyOf } from '../booking/token.ts'
import { lineOf, ownBookingWorld, problemOf, TOKEN } from './testing/world.ts'

const lira = (value: number) => ({ value, currency: 'try' as const })
const MINUTE = 60_000
const [DEPOSIT, REMAINDER, TOTAL] = [6212.5, 18_637.5, 24_850]
const NOT_REFUNDABLE = { refundable: false }

type World = Awaited<ReturnType<typeof ownBookingWorld>>

/** A booking whose deposit was paid by card. Of the remaining amount, `received` has arrived by bank transfer. */
async function worldWithDeposit(received: number, line: Parameters<typeof lineOf>[0] = {}) {
  const due = { paid: lira(DEPOSIT), payLater: lira(REMAINDER), payLaterBy: 20270518, total: lira(TOTAL) }
  const world = await ownBookingWorld([lineOf(line)], { method: 'creditcard', installment: 1, ...due })
  setReceived(world, received)
  return world
}

function setReceived({ agency }: World, received: number): void {
  const paymentStatus = received >= REMAINDER ? 4 : 3
  Object.assign(agency.booking.completion ?? {}, {
    paymentStatus,
    ...(received > 0 ? { received: lira(received) } : {}),
  })
}

const caseOf = async (world: World) => {
  const cancellation = await world.record()
  return cancellation && cancellationCase('c1', cancellation)
}

describe('a booking whose deposit was paid by card and the remainder by bank transfer (decision 26.3)', () => {
  test.each<[string, received: number, line: Parameters<typeof lineOf>[0], object]>([
    ['no transfer', 0, {}, { refund: lira(DEPOSIT) }],
    ['a part transferred', 1000, {}, { refund: lira(DEPOSIT + 1000), byTransfer: lira(1000) }],
    ['everything transferred', REMAINDER, {}, { refund: lira(TOTAL), byTransfer: lira(REMAINDER) }],
    [
      'everything transferred and a full penalty',
      REMAINDER,
      { cancellation: NOT_REFUNDABLE },
      { penalty: lira(TOTAL), refund: lira(0) },
    ],
    [
      'a part transferred and a full penalty',
      1000,
      { cancellation: NOT_REFUNDABLE },
      { stillDue: lira(REMAINDER - 1000) },
    ],
  ])('has the expected penalty and refund with %s', async (_case, received, line, expected) => {
    const { penalty } = await worldWithDeposit(received, line)
    const shown = await penalty()
    expect(shown).toMatchObject({ cancelable: true, ...expected })
    expect('byTransfer' in shown).toBe('byTransfer' in expected)
  })

  test('is not cancelable if the agency reports it as paid without the amount received', async () => {
    const world = await worldWithDeposit(0)
    Object.assign(world.agency.booking.completion ?? {}, { paymentStatus: 4 })
    const shown = await world.penalty()
    expect(shown).toMatchObject({ cancelable: false, refund: lira(0) })
    expect((await problemOf(world.cancel(shown.hash))).name).toBe('wrong-step')
    expect(world.agency.cancellations).toEqual([])
  })

  test.each([{}, { cancellation: NOT_REFUNDABLE }])(
    'returns wrong-step once the agency reports it as errored',
    async (line) => {
      const world = await worldWithDeposit(0, line)
      const { hash } = await world.penalty()
      Object.assign(world.agency.booking.completion ?? {}, { status: 'errored' })
      expect((await problemOf(world.penalty())).name).toBe('wrong-step')
      expect((await problemOf(world.cancel(hash))).name).toBe('wrong-step')
      expect(world.agency.cancellations).toEqual([])
    },
  )

  test('returns price-changed when a transfer arrives after the penalty was shown', async () => {
    const world = await worldWithDeposit(0)
    const { hash } = await world.penalty()
    setReceived(world, REMAINDER)
    expect((await problemOf(world.cancel(hash))).name).toBe('price-changed')
    expect(world.agency.cancellations).toEqual([])
  })

  test('is cancelled once for the sum of both payments, and the result shows both', async () => {
    const world = await worldWithDeposit(REMAINDER)
    const cancellation = await world.cancelNow()
    expect(cancellation.refund).toEqual({ amount: lira(TOTAL), byTransfer: lira(REMAINDER), state: 'due' })
    expect(world.agency.cancellations).toEqual([{ penalty: lira(0), refund: lira(TOTAL) }])
    // `paidAt` is the day of the card payment, so it does not fit a sum that includes a transfer.
    const result = await world.read()
    const { paid, paidAt, payLater, payLaterBy } = result
    expect([paid, paidAt, payLater, payLaterBy]).toEqual([lira(TOTAL), undefined, undefined, undefined])
    expect(result.cancellation).toEqual(cancellation)
  })

  test('shows what is left to pay in the result after a refused cancellation', async () => {
    const world = await worldWithDeposit(1000)
    world.agency.faults.reservationPatch = 'wrong-step'
    // Cancelled twice, because the transfer found the first time must not be counted again.
    for (const _attempt of [1, 2]) {
      expect((await problemOf(world.cancelNow())).name).toBe('wrong-step')
      expect(await world.read()).toMatchObject({
        state: 'booked',
        paid: lira(DEPOSIT + 1000),
        payLater: lira(REMAINDER - 1000),
        payLaterBy: 20270518,
      })
    }
    delete world.agency.faults.reservationPatch
    expect((await world.cancelNow()).refund.amount).toEqual(lira(DEPOSIT + 1000))
  })

  test('stays a case for the transferred part once the bank has refunded the card', async () => {
    const world = await worldWithDeposit(REMAINDER)
    await world.cancelNow()
    expect(await caseOf(world)).toMatchObject({ state: 'refund-due', amount: lira(TOTAL), byTransfer: lira(REMAINDER) })
    world.agency.refunded = true
    await world.pass(MINUTE)
    expect(await caseOf(world)).toMatchObject({
      state: 'refund-due',
      amount: lira(REMAINDER),
      byTransfer: lira(REMAINDER),
    })
    expect((await world.read()).cancellation?.refund.state).toBe('due')
    const events = () => world.lines.filter((line) => line.includes('"refund-')).length
    expect([await world.running(), events()]).toEqual([0, 1])
    await recordPaidBack(world)
    expect([await caseOf(world), (await world.read()).cancellation?.refund]).toEqual([
      undefined,
      { amount: lira(TOTAL), byTransfer: lira(REMAINDER), state: 'done' },
    ])
  })

  test('is refunded once, wherever the process is killed', async () => {
    for (let steps = 0; steps < 10; steps++) {
      const world = await worldWithDeposit(REMAINDER)
      world.agency.refunded = true
      const { hash } = await world.penalty()
      const token = await world.find()
      world.killAfter(steps)
      await world.cancel(hash, token).catch(() => undefined)
      await world.restart()
      for (let minute = 0; minute < 20; minute++) await world.pass(MINUTE)
      const { cancellations } = world.agency
      expect(cancellations.length, `after ${steps}`).toBeLessThanOrEqual(1)
      if (cancellations.length === 0) continue
      expect(cancellations).toEqual([{ penalty: lira(0), refund: lira(TOTAL) }])
      expect(await caseOf(world), `after ${steps}`).toMatchObject({
        amount: lira(REMAINDER),
        byTransfer: lira(REMAINDER),
      })
    }
  })
})

/** Records a person's decision that the amount still due has been paid back. */
async function recordPaidBack(world: World): Promise<void> {
  const cancellation = await world.record()
  if (cancellation === undefined) throw new Error('There is no cancellation')
  const body = { act: 'refunded', state: 'refund-due' } as const
  const decision = { id: 'c1', site: cancellation.site, by: 'back office', body }
  const { context } = world
  await settleCancellation(decision, await bookingKeyOf(TOKEN), cancellation, context, context.payment as Payments)
}
