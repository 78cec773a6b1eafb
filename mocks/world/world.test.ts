import { describe, expect, it } from 'vitest'
import { attemptOn, createMockHarness, LINE, NOW, TOKEN, type MockHarness } from '../testing/harness.ts'
import type { Schema } from './basics/schemas.ts'
import { settle } from './payments/settlement.ts'
import type { Snapshot } from './world.ts'

const booked = async (): Promise<{ mock: MockHarness; sessionId: string }> => {
  const mock = await createMockHarness()
  const sessionId = await mock.start()
  await mock.fill(sessionId, [LINE])
  await mock.pay(sessionId)
  return { mock, sessionId }
}
function throughText(snapshot: Snapshot): Snapshot {
  const read: Snapshot = JSON.parse(JSON.stringify(snapshot))
  return read
}

describe('snapshot and restore', () => {
  it('keep everything that can change, as plain JSON', async () => {
    const { mock, sessionId } = await booked()
    mock.world.setScenario('price-changed')
    mock.world.setClock(NOW + 1000)
    const later = await createMockHarness()
    await later.world.restore(throughText(mock.world.snapshot()))
    expect(later.world.snapshot()).toEqual(mock.world.snapshot())
    expect(later.world.scenario().name).toBe('price-changed')
    expect(later.world.clock.now()).toBe(NOW + 1000)
    expect(await later.call('siteView', { sessionId })).toEqual(await mock.call('siteView', { sessionId }))
  })

  it('let a payment continue where it was', async () => {
    const { mock, sessionId } = await booked()
    const later = await createMockHarness()
    await later.world.restore(throughText(mock.world.snapshot()))
    expect(attemptOn(later)).toEqual(attemptOn(mock))
    expect(await settle(later.world, TOKEN)).toBe(true)
    const answer = await later.call<Schema<'Completion'>>('reservationComplete', {
      sessionId,
      query: { term: 'full' },
      body: { method: 'creditcard', toCurrency: 'try' },
    })
    expect(answer.status).toBe(200)
  })

  it('continue counting: a new booking gets an id that was never used', async () => {
    const { mock, sessionId } = await booked()
    const later = await createMockHarness()
    await later.world.restore(throughText(mock.world.snapshot()))
    expect(await later.start()).not.toBe(sessionId)
  })

  it('refuse a booking that breaks the contract', async () => {
    const { mock } = await booked()
    const snapshot = throughText(mock.world.snapshot())
    const [first] = snapshot.bookings
    if (first) first.booking.totalAmount = { value: -1, currency: 'try' }
    const later = await createMockHarness()
    await expect(later.world.restore(snapshot)).rejects.toThrow('schema')
  })
})

describe('reset', () => {
  it('forgets bookings, payments, scenario and clock, and does not hand out old ids again', async () => {
    const { mock, sessionId } = await booked()
    await settle(mock.world, TOKEN)
    mock.world.setScenario('sold-out')
    mock.world.setClock(NOW + 1000)
    await mock.world.reset()
    expect(mock.world.snapshot()).toMatchObject({
      scenario: 'normal',
      stoppedAt: null,
      bookings: [],
      attempts: [],
      captures: [],
      refunds: [],
    })
    expect(mock.world.clock.now()).toBe(NOW)
    expect(await mock.start()).not.toBe(sessionId)
  })
})
