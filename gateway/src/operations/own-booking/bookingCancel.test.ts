import { describe, expect, test } from 'vitest'
import { FLIGHT, lineOf, ownBookingWorld, problemOf, TOKEN } from '../../own-booking/testing/world.ts'

const lira = (value: number) => ({ value, currency: 'try' })
const MINUTE = 60_000
const AT = '2027-05-01T09:00:00.000Z'
const free = [{ from: '2027-05-10T09:00:00Z', price: lira(5000) }] as never

describe('200', () => {
  test('cancelled for exactly what was shown; the result says so', async () => {
    const world = await ownBookingWorld()
    const told = await world.cancelNow()
    expect(told).toEqual({
      state: 'cancelled',
      reservationStatus: 2,
      requestedAt: AT,
      cancelledAt: AT,
      penalty: lira(0),
      refund: { amount: lira(24_850), state: 'due' },
    })
    expect(world.agency.cancellations).toEqual([{ penalty: lira(0), refund: lira(24_850) }])
    expect(await world.read()).toMatchObject({ state: 'cancelled', cancellation: told })
  })

  test('with a penalty it is CancelX, and without a refund there is no task', async () => {
    const world = await ownBookingWorld([lineOf({ cancellation: { refundable: false } })])
    expect(await world.cancelNow()).toMatchObject({
      reservationStatus: 3,
      penalty: lira(24_850),
      refund: { amount: lira(0), state: 'none' },
    })
    expect([await world.running(), world.lines.join('')]).toEqual([0, expect.not.stringContaining('refund-task')])
  })

  test('a transfer that arrived after the booking was last read: the result has the paid and the refunded amount', async () => {
    const world = await ownBookingWorld(undefined, { method: 'transfer', paid: { value: 0, currency: 'try' } })
    Object.assign(world.agency.booking.completion ?? {}, { received: lira(24_850) })
    expect(await world.cancelNow()).toMatchObject({ refund: { amount: lira(24_850), state: 'due' } })
    expect(await world.read()).toMatchObject({ state: 'cancelled', paid: lira(24_850) })
  })

  test('a refund is a task as soon as it is owed, and done when the bank has paid back', async () => {
    const world = await ownBookingWorld()
    await world.cancelNow()
    const of = '{"site":"localhost","reference":"YLK 4827 196"}'
    expect(world.lines.join('')).toContain(`"refund-task",${of}`)
    expect(world.lines.join('')).not.toContain('refund-done')
    world.agency.refunded = true
    await world.pass(MINUTE)
    expect(world.lines.filter((line) => line.includes('refund-'))).toEqual([
      expect.stringContaining('refund-task'),
      expect.stringContaining(`"refund-done",${of}`),
    ])
    expect((await world.read()).cancellation?.refund).toEqual({ amount: lira(24_850), state: 'done' })
    expect(await world.running()).toBe(0)
  })

  test('a refund that is not seen at the bank stays a task for people', async () => {
    const world = await ownBookingWorld()
    await world.cancelNow()
    for (let minute = 0; minute < 20; minute++) await world.pass(MINUTE)
    expect([(await world.read()).cancellation?.refund.state, await world.running()]).toEqual(['due', 0])
  })

  test('a second time, with another key, another token or another hash, tells the first', async () => {
    const world = await ownBookingWorld()
    const { hash } = await world.penalty()
    const token = await world.find()
    const first = await world.cancel(hash, token)
    expect([await world.cancel(hash, token), await world.cancel(hash), await world.cancel('x'.repeat(43))]).toEqual([
      first,
      first,
      first,
    ])
    expect(world.agency.cancellations).toHaveLength(1)
  })

  test('a press that ends late removes its own record only, and not that of the next one', async () => {
    const world = await ownBookingWorld()
    world.agency.faults.reservationPatch = 'not-sent'
    const { store } = world.context
    const transact = store.transact.bind(store)
    store.transact = async (steps, ends) => {
      const removed = steps.find(({ area, becomes }) => area === 'cancellations' && becomes === null)
      // Another press has been faster meanwhile, and its cancellation is under way.
      if (removed)
        await store.update('cancellations', removed.key, (known) => known && { ...known, step: 'agency', askedAt: 1 })
      return transact(steps, ends)
    }
    await world.cancelNow().catch(() => undefined)
    expect(await world.record()).toMatchObject({ step: 'agency', askedAt: 1 })
  })

  test('two at the same moment are one', async () => {
    const world = await ownBookingWorld()
    const { hash } = await world.penalty()
    const token = await world.find()
    const told = await Promise.all([world.cancel(hash, token), world.cancel(hash, token)])
    expect(told.map(({ state }) => state)).toEqual(['cancelled', 'cancelled'])
    expect(world.agency.cancellations).toHaveLength(1)
  })
})

describe("what the provider has booked is cancelled there first, then the agency's booking", () => {
  test('both, once', async () => {
    const world = await ownBookingWorld([lineOf(), FLIGHT])
    world.agency.reservation.policies = free
    expect(await world.cancelNow()).toMatchObject({ state: 'cancelled', refund: { amount: lira(29_850) } })
    const changes = world.agency.asked.filter((id) => id === 'reservationCancel' || id === 'reservationPatch')
    expect(changes).toEqual(['reservationCancel', 'reservationPatch'])
  })

  test('the provider says no: nothing is cancelled', async () => {
    const world = await ownBookingWorld([lineOf(), FLIGHT])
    world.agency.reservation.policies = free
    world.agency.faults.reservationCancel = 'wrong-step'
    expect((await problemOf(world.cancelNow())).name).toBe('wrong-step')
    expect(world.agency.cancellations).toEqual([])
    expect((await world.read()).state).toBe('booked')
  })

  test('the agency refuses after that: half is done, and people are alerted', async () => {
    const world = await ownBookingWorld([lineOf(), FLIGHT])
    world.agency.reservation.policies = free
    world.agency.faults.reservationPatch = 'wrong-step'
    expect(await world.cancelNow()).toMatchObject({ state: 'requested' })
    expect(world.lines.join('')).toContain('cancellation-alert')
    expect([world.agency.reservationCancels, await world.running()]).toEqual([1, 0])
  })

  test('the agency is not there after that: tried until it is', async () => {
    const world = await ownBookingWorld([lineOf(), FLIGHT])
    world.agency.reservation.policies = free
    world.agency.faults.reservationPatch = 'not-sent'
    expect(await world.cancelNow()).toMatchObject({ state: 'requested' })
    delete world.agency.faults.reservationPatch
    await world.pass(MINUTE)
    expect(await world.read()).toMatchObject({ state: 'cancelled' })
    expect([world.agency.reservationCancels, world.agency.cancellations.length]).toEqual([1, 1])
  })
})

describe('409', () => {
  test('price-changed with both sums when it costs something else by now; nothing is cancelled', async () => {
    const world = await ownBookingWorld()
    const { hash } = await world.penalty()
    world.time.now = Date.parse('2027-05-14T20:59:00Z')
    const { hash: same } = await world.penalty()
    world.time.now += 60_000
    const problem = await problemOf(world.cancel(same))
    expect([hash === same, problem]).toMatchObject([
      true,
      { name: 'price-changed', accepted: lira(0), current: lira(24_850) },
    ])
    expect([world.agency.cancellations, await world.record()]).toEqual([[], undefined])
  })

  test.each([
    ['a hash that nobody was shown', async () => 'x'.repeat(43)],
    [
      'one that was shown more than 20 minutes ago',
      async (world: World) => {
        const { hash } = await world.penalty()
        await world.pass(20 * MINUTE + 1)
        return hash
      },
    ],
    [
      'what cannot be cancelled here',
      async (world: World) => ((world.agency.booking = begun(world)), (await world.penalty()).hash),
    ],
  ])('wrong-step: %s', async (_what, hashOf) => {
    const world = await ownBookingWorld()
    const hash = await hashOf(world)
    world.agency.asked = []
    const problem = await problemOf(world.cancel(hash))
    expect([problem.name, world.agency.asked.includes('reservationPatch')]).toEqual(['wrong-step', false])
  })

  test('the agency refuses: it stays booked, and can be asked for again', async () => {
    const world = await ownBookingWorld()
    world.agency.faults.reservationPatch = 'wrong-step'
    expect((await problemOf(world.cancelNow())).name).toBe('wrong-step')
    expect(await world.read()).not.toHaveProperty('cancellation')
    delete world.agency.faults.reservationPatch
    expect(await world.cancelNow()).toMatchObject({ state: 'cancelled' })
  })
})

type World = Awaited<ReturnType<typeof ownBookingWorld>>

/** The booking with a flight whose reservation is unknown. */
const begun = ({ agency: { booking } }: World) => ({
  ...booking,
  products: booking.products.map((line) => ({ ...line, type: 'flight' as const })),
})

describe('503: certainly not sent, so nothing is kept and it can be asked for again', () => {
  test.each(['siteView', 'reservationPatch'])('%s does not get through', async (operationId) => {
    const world = await ownBookingWorld()
    const [{ hash }, token] = [await world.penalty(), await world.find()]
    world.agency.faults[operationId] = 'not-sent'
    expect((await problemOf(world.cancel(hash, token))).name).toBe('upstream-unavailable')
    expect(await world.record()).toBeUndefined()
    delete world.agency.faults[operationId]
    expect(await world.cancel(hash, token)).toMatchObject({ state: 'cancelled' })
  })
})

describe('an unknown outcome is read back and never sent again (decision 3.9)', () => {
  test('the answer is lost: found cancelled at once', async () => {
    const world = await ownBookingWorld()
    world.agency.faults.reservationPatch = 'answer-lost'
    expect(await world.cancelNow()).toMatchObject({ state: 'cancelled' })
    expect(world.agency.cancellations).toHaveLength(1)
  })

  test('the call is lost: requested, checked for 15 minutes, then people are alerted', async () => {
    const world = await ownBookingWorld()
    world.agency.faults.reservationPatch = 'lost'
    const told = await world.cancelNow()
    expect(told).toMatchObject({ state: 'requested', requestedAt: AT, refund: { amount: lira(24_850), state: 'due' } })
    expect(await world.read()).toMatchObject({ state: 'booked', cancellation: told })
    for (let minute = 0; minute < 20; minute++) await world.pass(MINUTE)
    expect(world.agency.asked.filter((id) => id === 'reservationPatch')).toHaveLength(1)
    expect([(await world.record())?.step, await world.running()]).toEqual(['unresolved', 0])
    expect(world.lines.join('')).toContain('cancellation-alert')
    expect(await world.cancel('x'.repeat(43))).toMatchObject({ state: 'requested' })
  })

  test('its site is taken out of the configuration: people are alerted after 15 minutes', async () => {
    const world = await ownBookingWorld()
    world.agency.faults.reservationPatch = 'lost'
    await world.cancelNow()
    world.context.config.sites = {}
    for (let minute = 0; minute < 20; minute++) await world.pass(MINUTE)
    expect([(await world.record())?.step, await world.running()]).toEqual(['unresolved', 0])
    expect(world.lines.join('')).toContain('cancellation-alert')
  })

  test('an agency that answers and does not do it is not believed', async () => {
    const world = await ownBookingWorld()
    world.agency.isDeaf = true
    expect(await world.cancelNow()).toMatchObject({ state: 'requested' })
  })

  test('an agency that does not know such a call: requested, and people are alerted at once', async () => {
    const world = await ownBookingWorld()
    world.agency.faults.reservationPatch = 'upstream-broken'
    expect(await world.cancelNow()).toMatchObject({ state: 'requested' })
    expect(world.lines.join('')).toContain('cancellation-alert')
  })

  test('a process that is killed anywhere cancels at most once, and always ends', async () => {
    for (let steps = 0; steps < 14; steps++) {
      const world = await ownBookingWorld([lineOf(), FLIGHT])
      world.agency.reservation.policies = free
      world.agency.refunded = true
      const { hash } = await world.penalty()
      const token = await world.find()
      world.killAfter(steps)
      await world.cancel(hash, token).catch(() => undefined)
      await world.restart()
      for (let minute = 0; minute < 20; minute++) await world.pass(MINUTE)
      const { step } = (await world.record()) ?? {}
      const counts = [world.agency.reservationCancels, world.agency.cancellations.length]
      expect(
        counts.every((count) => count <= 1),
        `after ${steps}: ${counts.join()}`,
      ).toBe(true)
      expect(['done', 'unresolved'], `after ${steps}`).toContain(step)
      expect(await world.running()).toBe(0)
    }
  })

  test('the marker is taken away when its cancellation was never written', async () => {
    const world = await ownBookingWorld()
    await world.context.store.insert('cancelling', TOKEN, { dueAt: 0 })
    await world.restart()
    expect(await world.running()).toBe(0)
  })
})
