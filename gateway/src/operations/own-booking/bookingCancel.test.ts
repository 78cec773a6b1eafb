import { describe, expect, test } from 'vitest'
import { FLIGHT, lineOf, ownBookingWorld, problemOf, TOKEN } from '../../own-booking/testing/world.ts'

const lira = (value: number) => ({ value, currency: 'try' })
const MINUTE = 60_000
const AT = '2027-05-01T09:00:00.000Z'
const free = [{ from: '2027-05-10T09:00:00Z', price: lira(5000) }] as never

describe('200', () => {
  test('cancels for exactly the penalty that was shown, and the result has it', async () => {
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

  test('sets the status CancelX if there is a penalty, and creates no task without a refund', async () => {
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

  test('creates a task for a refund, and closes it when the bank has paid back', async () => {
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

  test('leaves the task open if the bank does not confirm the refund', async () => {
    const world = await ownBookingWorld()
    await world.cancelNow()
    for (let minute = 0; minute < 20; minute++) await world.pass(MINUTE)
    expect([(await world.read()).cancellation?.refund.state, await world.running()]).toEqual(['due', 0])
  })

  test('returns the first result again, whatever the key, token or hash', async () => {
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

  test('a late call removes only its own record, not that of the next call', async () => {
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

  test('two concurrent calls cancel once', async () => {
    const world = await ownBookingWorld()
    const { hash } = await world.penalty()
    const token = await world.find()
    const told = await Promise.all([world.cancel(hash, token), world.cancel(hash, token)])
    expect(told.map(({ state }) => state)).toEqual(['cancelled', 'cancelled'])
    expect(world.agency.cancellations).toHaveLength(1)
  })
})

describe("what the provider has booked is cancelled there first, then the agency's booking", () => {
  test('cancels both, once', async () => {
    const world = await ownBookingWorld([lineOf(), FLIGHT])
    world.agency.reservation.policies = free
    expect(await world.cancelNow()).toMatchObject({ state: 'cancelled', refund: { amount: lira(29_850) } })
    const changes = world.agency.asked.filter((id) => id === 'reservationCancel' || id === 'reservationPatch')
    expect(changes).toEqual(['reservationCancel', 'reservationPatch'])
  })

  test('cancels nothing if the provider refuses', async () => {
    const world = await ownBookingWorld([lineOf(), FLIGHT])
    world.agency.reservation.policies = free
    world.agency.faults.reservationCancel = 'wrong-step'
    expect((await problemOf(world.cancelNow())).name).toBe('wrong-step')
    expect(world.agency.cancellations).toEqual([])
    expect((await world.read()).state).toBe('booked')
  })

  test('alerts an operator if the agency then refuses', async () => {
    const world = await ownBookingWorld([lineOf(), FLIGHT])
    world.agency.reservation.policies = free
    world.agency.faults.reservationPatch = 'wrong-step'
    expect(await world.cancelNow()).toMatchObject({ state: 'requested' })
    expect(world.lines.join('')).toContain('cancellation-alert')
    expect([world.agency.reservationCancels, await world.running()]).toEqual([1, 0])
  })

  test('repeats the agency’s part until the agency responds', async () => {
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
  test('returns price-changed with both penalties if the penalty has changed, and cancels nothing', async () => {
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

  test('if the agency refuses, the booking stays and the call can be repeated', async () => {
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

describe('503: certainly not sent, so no record is kept and the call can be repeated', () => {
  test.each(['siteView', 'reservationPatch'])('%s cannot be sent', async (operationId) => {
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
  test('finds the booking cancelled if only the response was lost', async () => {
    const world = await ownBookingWorld()
    world.agency.faults.reservationPatch = 'answer-lost'
    expect(await world.cancelNow()).toMatchObject({ state: 'cancelled' })
    expect(world.agency.cancellations).toHaveLength(1)
  })

  test('checks for 15 minutes if the call was lost, then alerts an operator', async () => {
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

  test('alerts an operator after 15 minutes if the site has been removed from the configuration', async () => {
    const world = await ownBookingWorld()
    world.agency.faults.reservationPatch = 'lost'
    await world.cancelNow()
    world.context.config.sites = {}
    for (let minute = 0; minute < 20; minute++) await world.pass(MINUTE)
    expect([(await world.record())?.step, await world.running()]).toEqual(['unresolved', 0])
    expect(world.lines.join('')).toContain('cancellation-alert')
  })

  test('does not believe a success response if the booking is still active', async () => {
    const world = await ownBookingWorld()
    world.agency.ignoresCancellations = true
    expect(await world.cancelNow()).toMatchObject({ state: 'requested' })
  })

  test('alerts an operator at once if the agency does not know the call', async () => {
    const world = await ownBookingWorld()
    world.agency.faults.reservationPatch = 'upstream-broken'
    expect(await world.cancelNow()).toMatchObject({ state: 'requested' })
    expect(world.lines.join('')).toContain('cancellation-alert')
  })

  test('cancels at most once and always finishes, wherever the process is killed', async () => {
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
