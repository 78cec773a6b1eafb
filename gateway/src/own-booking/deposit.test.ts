import { describe, expect, test } from 'vitest'
import { cancellationCase } from '../ops/cases.ts'
import { settleCancellation } from '../ops/settle.ts'
import type { Payments } from '../ports/payments.ts'
import { bookingKeyOf } from '../booking/token.ts'
import { lineOf, ownBookingWorld, problemOf, TOKEN } from './testing/world.ts'

const lira = (value: number) => ({ value, currency: 'try' as const })
const MINUTE = 60_000
const [DEPOSIT, REST, TOTAL] = [6212.5, 18_637.5, 24_850]
const NEVER = { refundable: false }

type World = Awaited<ReturnType<typeof ownBookingWorld>>

/** A booking whose deposit was paid by card, of whose rest this sum has arrived by bank transfer. */
async function deposited(received: number, line: Parameters<typeof lineOf>[0] = {}) {
  const due = { paid: lira(DEPOSIT), payLater: lira(REST), payLaterBy: 20270518, total: lira(TOTAL) }
  const world = await ownBookingWorld([lineOf(line)], { method: 'creditcard', installment: 1, ...due })
  receives(world, received)
  return world
}

function receives({ agency }: World, received: number): void {
  const paymentStatus = received >= REST ? 4 : 3
  Object.assign(agency.booking.completion ?? {}, {
    paymentStatus,
    ...(received > 0 ? { received: lira(received) } : {}),
  })
}

const caseOf = async (world: World) => {
  const known = await world.record()
  return known && cancellationCase('c1', known)
}

describe('a deposit by card whose rest has come by bank transfer (decision 26.3)', () => {
  test.each<[string, received: number, line: Parameters<typeof lineOf>[0], object]>([
    ['nothing of it', 0, {}, { refund: lira(DEPOSIT) }],
    ['a part of it', 1000, {}, { refund: lira(DEPOSIT + 1000), byTransfer: lira(1000) }],
    ['all of it', REST, {}, { refund: lira(TOTAL), byTransfer: lira(REST) }],
    ['all of it, and all is the penalty', REST, { cancellation: NEVER }, { penalty: lira(TOTAL), refund: lira(0) }],
    ['a part of it, and all is the penalty', 1000, { cancellation: NEVER }, { stillDue: lira(REST - 1000) }],
  ])('costs and gives back, with %s', async (_what, received, line, expected) => {
    const { penalty } = await deposited(received, line)
    const told = await penalty()
    expect(told).toMatchObject({ cancelable: true, ...expected })
    expect('byTransfer' in told).toBe('byTransfer' in expected)
  })

  test('cannot be cancelled here if the agency says that it is paid, and not how much has come', async () => {
    const world = await deposited(0)
    Object.assign(world.agency.booking.completion ?? {}, { paymentStatus: 4 })
    const told = await world.penalty()
    expect(told).toMatchObject({ cancelable: false, refund: lira(0) })
    expect((await problemOf(world.cancel(told.hash))).name).toBe('wrong-step')
    expect(world.agency.cancellations).toEqual([])
  })

  test.each([{}, { cancellation: NEVER }])(
    'cannot be cancelled here once the agency calls it refused',
    async (line) => {
      const world = await deposited(0, line)
      const { hash } = await world.penalty()
      Object.assign(world.agency.booking.completion ?? {}, { status: 'errored' })
      expect((await problemOf(world.penalty())).name).toBe('wrong-step')
      expect((await problemOf(world.cancel(hash))).name).toBe('wrong-step')
      expect(world.agency.cancellations).toEqual([])
    },
  )

  test('price-changed when some of it comes after the penalty was shown', async () => {
    const world = await deposited(0)
    const { hash } = await world.penalty()
    receives(world, REST)
    expect((await problemOf(world.cancel(hash))).name).toBe('price-changed')
    expect(world.agency.cancellations).toEqual([])
  })

  test('is cancelled once for the sum of both, and the result names both', async () => {
    const world = await deposited(REST)
    const told = await world.cancelNow()
    expect(told.refund).toEqual({ amount: lira(TOTAL), byTransfer: lira(REST), state: 'due' })
    expect(world.agency.cancellations).toEqual([{ penalty: lira(0), refund: lira(TOTAL) }])
    // Nor was all of it paid with the card, on its day.
    const { paid, paidAt, payLater, payLaterBy, cancellation } = await world.read()
    expect([paid, paidAt, payLater, payLaterBy]).toEqual([lira(TOTAL), undefined, undefined, undefined])
    expect(cancellation).toEqual(told)
  })

  test('a part of it: the rest of the rest is what the result says to be due', async () => {
    const world = await deposited(1000)
    world.agency.faults.reservationPatch = 'wrong-step'
    // Asked twice, because what was found the first time must not count again.
    for (const _press of [1, 2]) {
      expect((await problemOf(world.cancelNow())).name).toBe('wrong-step')
      expect(await world.read()).toMatchObject({
        state: 'booked',
        paid: lira(DEPOSIT + 1000),
        payLater: lira(REST - 1000),
        payLaterBy: 20270518,
      })
    }
    delete world.agency.faults.reservationPatch
    expect((await world.cancelNow()).refund.amount).toEqual(lira(DEPOSIT + 1000))
  })

  test('stays with a person for what came by transfer, once the bank has refunded the card', async () => {
    const world = await deposited(REST)
    await world.cancelNow()
    expect(await caseOf(world)).toMatchObject({ state: 'refund-due', amount: lira(TOTAL), byTransfer: lira(REST) })
    world.agency.refunded = true
    await world.pass(MINUTE)
    expect(await caseOf(world)).toMatchObject({ state: 'refund-due', amount: lira(REST), byTransfer: lira(REST) })
    expect((await world.read()).cancellation?.refund.state).toBe('due')
    const events = () => world.lines.filter((line) => line.includes('"refund-')).length
    expect([await world.running(), events()]).toEqual([0, 1])
    await paidBack(world)
    expect([await caseOf(world), (await world.read()).cancellation?.refund]).toEqual([
      undefined,
      { amount: lira(TOTAL), byTransfer: lira(REST), state: 'done' },
    ])
  })

  test('a process that is killed anywhere gives both back once', async () => {
    for (let steps = 0; steps < 10; steps++) {
      const world = await deposited(REST)
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
      expect(await caseOf(world), `after ${steps}`).toMatchObject({ amount: lira(REST), byTransfer: lira(REST) })
    }
  })
})

/** A person records that what was still due has been paid back. */
async function paidBack(world: World): Promise<void> {
  const known = await world.record()
  if (known === undefined) throw new Error('There is no cancellation')
  const body = { act: 'refunded', state: 'refund-due' } as const
  const deciding = { id: 'c1', site: known.site, by: 'back office', body }
  await settleCancellation(deciding, await bookingKeyOf(TOKEN), known, world.context, world.context.payment as Payments)
}
