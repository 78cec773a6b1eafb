import { describe, expect, test } from 'vitest'
import type { OperationId } from '../../ports/contract.ts'
import { exampleOf } from '../../testing/upstream.ts'
import { fileOf } from './operations.ts'
import { FIRST, problemOf, startProvider } from './testing/start.ts'

const TRANSACTION = 'b7d9c2f4-0c7e-4b53-9d0f-2f5a8e6c1d30'

/** These calls are not available to browsers, so the test calls their operation files directly. */
function start() {
  const gateway = startProvider()
  const view = exampleOf('siteView')
  const site = { ...(view['site'] as object), account: '1001', markupRate: 10 }
  gateway.upstream.on('siteView', () => ({ body: { ...view, site } }))
  const run = async (id: OperationId, parts: { id?: string; body?: unknown }) => {
    const request = {
      site: FIRST,
      session: undefined,
      params: { path: { id: parts.id }, query: {}, header: {} },
      body: parts.body,
      requestId: 'r-1',
      signal: undefined,
      idempotencyKey: undefined,
    }
    const answer = await fileOf(id).handle(request as never, gateway.context)
    return answer.body as unknown
  }
  return { ...gateway, run }
}

describe('what partners call', () => {
  test.each<[OperationId, { id?: string; body?: unknown }, string, object, object]>([
    [
      'offerList',
      { body: { productType: 2, searchId: 's', offerId: 'o', productId: '30211', currency: 'EUR' } },
      'offerList',
      { offerId: 'o', culture: 'tr-TR' },
      { items: { hotelOffers: [{ price: { value: 485.1, currency: 'eur' } }] } },
    ],
    [
      'offerDetail',
      { body: { offerIds: ['o'], currency: 'EUR' } },
      'offerDetailList',
      { offerIds: ['o'], culture: 'tr-TR' },
      { items: { offerDetails: [{ price: { value: 485.1, currency: 'eur' } }] } },
    ],
    [
      'serviceAdd',
      { body: { transactionId: TRANSACTION, offers: [{ offerId: 'x' }], currency: 'EUR', culture: 'en-US' } },
      'serviceAdd',
      { offers: [{ offerId: 'x' }] },
      { price: { value: 523.6, currency: 'eur' }, services: [{ id: '1' }, { id: '2', removable: true }] },
    ],
    [
      'serviceRemove',
      { body: { transactionId: TRANSACTION, services: ['2'], currency: 'EUR', culture: 'en-US' } },
      'serviceRemove',
      { services: ['2'] },
      { price: { value: 485.1, currency: 'eur' }, services: [{ id: '1' }] },
    ],
    [
      'reservationDetail',
      { id: 'YK002576' },
      'reservationView',
      { reservationNumber: 'YK002576' },
      { items: { summary: { reservationNumber: 'YK002576', salePrice: { value: 485.1, currency: 'eur' } } } },
    ],
    ['reservationList', { body: {} }, 'reservationList', { minIndexNumber: 1 }, { items: { totalCount: 1 } }],
    [
      'reservationCancel',
      { id: 'YK002576' },
      'reservationCancel',
      { reservationNumber: 'YK002576', reason: '2' },
      { items: { reservationNumber: 'YK002576', reservationStatus: 3, penalty: { value: 97.02, currency: 'eur' } } },
    ],
  ])('%s', async (id, parts, asked, body, expected) => {
    const { run, provider } = start()
    expect(await run(id, parts)).toMatchObject(expected)
    expect(provider.calls.at(-1)).toMatchObject({ operationId: asked, body })
  })
})

test('a reservation list without a total continues after a full page, even if rows of it were invalid', async () => {
  const { run, provider } = start()
  provider.on('reservationList', ({ body }) => {
    const { minIndexNumber: first } = body as { minIndexNumber: number }
    const rows = Array.from({ length: first === 1 ? 100 : 20 }, (_, at) => ({
      reservationNumber: at < 3 ? 7 : `PX${at}`,
    }))
    return { body: { reservations: rows } }
  })
  expect(await run('reservationList', { body: {} })).toMatchObject({ items: { totalCount: 101 } })
  expect(await run('reservationList', { body: { minIndexNumber: 101 } })).toMatchObject({ items: { totalCount: 120 } })
})

describe('a cancellation', () => {
  test.each<[string, string[], string]>([
    ['refused', ['ReservationNotFound'], 'not-found'],
    ['not possible', ['ReservationCanNotBeCancelled'], 'wrong-step'],
  ])('whose penalty is %s has not been sent', async (_name, codes, name) => {
    const { run, provider } = start()
    provider.on('cancellationPenaltyList', () => ({ refused: codes }))
    const error = await problemOf(run('reservationCancel', { id: 'YK002576' }))
    expect(error).toMatchObject({ name, outcome: 'not-sent', codes })
    expect(provider.of('reservationCancel')).toEqual([])
  })

  test('that was sent may have happened', async () => {
    const { run, provider } = start()
    provider.on('reservationCancel', () => ({ status: 500, text: '' }))
    const error = await problemOf(run('reservationCancel', { id: 'YK002576' }))
    expect(error).toMatchObject({ name: 'upstream-broken', outcome: 'unknown' })
    expect(provider.of('reservationCancel')).toHaveLength(1)
  })
})

test.each<[OperationId, { id?: string; body?: unknown }, 'reservationView' | 'serviceRemove', string]>([
  ['reservationDetail', { id: 'OTHER01' }, 'reservationView', 'answered'],
  [
    'serviceRemove',
    { body: { transactionId: 'another-0001', services: ['2'], currency: 'EUR', culture: 'en-US' } },
    'serviceRemove',
    'answered',
  ],
])('F15: %s that answers about another one is 502', async (id, parts, asked, example) => {
  const { run, provider } = start()
  provider.on(asked, example)
  expect(await problemOf(run(id, parts))).toMatchObject({ name: 'upstream-contract', outcome: 'unknown' })
})

test('the deadline of the class includes login and markup', async () => {
  const { run, provider } = start()
  await run('offerDetail', { body: { offerIds: ['o'], currency: 'EUR' } })
  expect(provider.of('offerDetailList')[0]?.wire.deadlines.total).toBe(12_000)
})
