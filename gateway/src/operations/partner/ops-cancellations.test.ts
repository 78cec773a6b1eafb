import { describe, expect, test } from 'vitest'

import type { BodyOf } from '../../ports/contract.ts'
import { ownBookingWorld } from '../../own-booking/testing/world.ts'
import { requestOf } from '../../payment/testing/requests.ts'
import { handle as opsCaseList } from './opsCaseList.ts'
import { handle as opsCaseSettle } from './opsCaseSettle.ts'

const MINUTE = 60_000
const AS = { ...requestOf(null), by: 'back office' }
const NO_PARAMS = { path: {}, query: {}, header: {} } as never

/** A cancellation whose call was lost, a quarter of an hour later. */
async function unresolved() {
  const world = await ownBookingWorld()
  world.agency.faults.reservationPatch = 'lost'
  await world.cancelNow()
  for (let minute = 0; minute < 20; minute++) await world.pass(MINUTE)
  delete world.agency.faults.reservationPatch
  const list = async () =>
    (await opsCaseList({ ...AS, params: NO_PARAMS, body: undefined as never }, world.context)).body
  const [found] = (await list()).cases
  if (found === undefined) throw new Error('There is no case')
  const params = { path: { id: found.id }, query: {}, header: {} } as never
  const settle = async (body: BodyOf<'opsCaseSettle'>) =>
    (await opsCaseSettle({ ...AS, params, body }, world.context)).body
  return { ...world, list, found, settle }
}

describe('a cancellation that could not be confirmed (decision 22.7)', () => {
  test('is listed with what would be paid back', async () => {
    const { found } = await unresolved()
    expect(found).toMatchObject({
      kind: 'cancellation',
      state: 'unresolved',
      reference: 'YLK 4827 196',
      amount: { value: 24_850, currency: 'try' },
      acts: ['read-back', 'cancelled', 'not-cancelled'],
    })
  })

  test('read back again: what is cancelled by now only owes its money, and that is paid back once', async () => {
    const d = await unresolved()
    const nothing = { value: 0, currency: 'try' } as const
    const cancellation = {
      reservationStatus: 2,
      penalty: nothing,
      refund: nothing,
      at: '2027-05-01T09:00:00Z',
    } as const
    d.agency.booking = { ...d.agency.booking, cancellation }
    expect(await d.settle({ act: 'read-back', state: 'unresolved' })).toMatchObject({ state: 'refund-due', open: true })
    expect((await d.read()).cancellation).toMatchObject({ state: 'cancelled', refund: { state: 'due' } })
    expect(await d.settle({ act: 'refunded', state: 'refund-due' })).toMatchObject({ state: 'done', open: false })
    expect((await d.read()).cancellation).toMatchObject({ refund: { state: 'done' } })
    expect((await d.list()).cases).toEqual([])
    expect(d.agency.cancellations).toEqual([])
  })

  test('read back again without seeing it: nothing is asked for a second time', async () => {
    const d = await unresolved()
    d.agency.asked = []
    expect(await d.settle({ act: 'read-back', state: 'unresolved' })).toMatchObject({ state: 'unresolved', open: true })
    expect(d.agency.asked).toEqual(['siteView'])
  })

  test('marked as cancelled by telephone, or as not cancelled: the visitor sees which', async () => {
    const cancelled = await unresolved()
    await cancelled.settle({ act: 'cancelled', state: 'unresolved' })
    expect(await cancelled.read()).toMatchObject({ state: 'cancelled', cancellation: { state: 'cancelled' } })

    const stands = await unresolved()
    expect(await stands.settle({ act: 'not-cancelled', state: 'unresolved' })).toMatchObject({ open: false })
    const { state, cancellation } = await stands.read()
    expect([state, cancellation]).toEqual(['booked', undefined])
    expect((await stands.list()).audit).toMatchObject([{ act: 'not-cancelled', by: 'back office' }])
  })
})
