import { DateCriterion } from '@rota/openapi/agency/enums'
import { describe, expect, it } from 'vitest'
import { createMockHarness, NOW } from '../../../testing/harness.ts'
import { begun, commit, update } from '../../../testing/paximum.ts'
import { dateInIstanbul } from '../../../world/basics/civil-date.ts'
import type { Schema } from '../../../world/basics/schemas.ts'

type Listed = { items: { reservations: Schema<'ReservationRow'>[]; totalCount: number } }
type Detailed = { items: Schema<'ProviderReservation'> }
type Cancelled = { items: { reservationNumber: string; reservationStatus: number; penalty: Schema<'Money'> } }

const numbersOf = async (body: object) => {
  const answer = await (await createMockHarness()).call<Listed>('reservationList', { body })
  return answer.body.items.reservations.map(({ reservationNumber }) => reservationNumber)
}

describe('reservationList', () => {
  it.each([
    ['everything, the newest first', {}, ['PX100003', 'PX100002', 'PX100001']],
    ['a window of rows', { minIndexNumber: 2, maxIndexNumber: 2 }, ['PX100002']],
    ['a first day of service', { dateCriterias: [{ type: 0, from: 20270701, to: 20270731 }] }, ['PX100002']],
    ['a day of booking', { dateCriterias: [{ type: 1, from: 20261101, to: 20261110 }] }, ['PX100002', 'PX100001']],
    ['a day until which it is free', { dateCriterias: [{ type: 2, from: 20270604, to: 20270604 }] }, ['PX100001']],
    ['a status', { reservationStatus: 2 }, ['PX100003']],
    ['nothing', { reservationStatus: 9 }, []],
  ])('finds by %s', async (_case, query, expected) => {
    expect(await numbersOf(query)).toEqual(expected)
  })

  it('finds a cancelled reservation by the day of its cancellation', async () => {
    const mock = await createMockHarness()
    await mock.call('reservationCancel', { path: { id: 'PX100001' } })
    const day = dateInIstanbul(NOW)
    const { body } = await mock.call<Listed>('reservationList', {
      body: { dateCriterias: [{ type: DateCriterion.ChangeDate, from: day, to: day }] },
    })
    expect(body.items.reservations.map(({ reservationNumber }) => reservationNumber)).toEqual(['PX100001'])
  })
})

describe('reservationDetail', () => {
  it('finds what came of a commit, by the number and with other ids of travellers', async () => {
    const mock = await createMockHarness()
    const { sessionId, transaction } = await begun(mock)
    await update(mock, sessionId, transaction, { agencyReservationNumber: 'YLK 1' })
    const { body } = await commit(mock, sessionId, transaction.transactionId)
    const id = body.reservationNumber ?? ''
    const { items } = (await mock.call<Detailed>('reservationDetail', { path: { id } })).body
    expect(items.summary).toMatchObject({ reservationNumber: id, agencyReservationNumber: 'YLK 1', productTypes: [3] })
    expect(items.summary.salePrice).toEqual(transaction.price)
    expect(items.travellers[0]).toMatchObject({ travellerId: '50141', name: 'Defne' })
    expect(items.services[0]).toMatchObject({ confirmationStatus: 1, travellers: ['50141'] })
    expect(items.services[0]?.pnrNo).toMatch(/^[0-9A-Z]{6}$/)
    expect(items.documents?.map(({ documentType }) => documentType)).toEqual([2, 4])
  })

  it('knows no other number', async () => {
    expect((await (await createMockHarness()).call('reservationDetail', { path: { id: 'PX999999' } })).status).toBe(404)
  })
})

describe('reservationCancel', () => {
  it.each([
    ['for nothing until its day', 'PX100001', NOW, 2, 0],
    ['for the whole price afterwards', 'PX100001', Date.UTC(2027, 5, 10), 3, 38_640],
    ['for the whole price when it cannot be given back', 'PX100002', NOW, 3, 12_480],
  ])('%s', async (_case, id, now, reservationStatus, value) => {
    const mock = await createMockHarness()
    mock.world.setClock(now)
    const { body } = await mock.call<Cancelled>('reservationCancel', { path: { id } })
    expect(body.items).toEqual({ reservationNumber: id, reservationStatus, penalty: { value, currency: 'try' } })
    const again = await mock.call('reservationCancel', { path: { id } })
    expect(again).toMatchObject({ status: 409, body: { type: '/problems/wrong-step' } })
  })
})
