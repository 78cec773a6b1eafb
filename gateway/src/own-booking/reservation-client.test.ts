import { describe, expect, test } from 'vitest'
import { providerExample } from '../testing/provider.ts'
import { exampleOf } from '../testing/upstream.ts'
import { FIRST, problemOf, startProvider } from '../upstream/provider/testing/start.ts'
import { feeAt, reservationClient } from './reservation-client.ts'

const NUMBER = 'YK002576'

function start(markupRate = 0) {
  const gateway = startProvider()
  const view = exampleOf('siteView') as { site: object }
  gateway.upstream.on('siteView', () => ({ body: { ...view, site: { ...view.site, markupRate } } }))
  return { ...gateway, client: reservationClient(gateway.context, FIRST) }
}

describe("the provider's own penalty (decision 17.11)", () => {
  test('is that of the cheapest reason, with the markup that the price included (decision 19.7)', async () => {
    const { client, provider } = start(10)
    const penalty = (id: string, amount: number, isCancelable = true) => ({
      reason: { id, name: 'x' },
      services: [],
      price: { amount, currency: 'EUR' },
      isCancelable,
    })
    provider.on('cancellationPenaltyList', () => ({
      body: { cancelPenalties: [penalty('1', 88.2), penalty('2', 40), penalty('3', 0, false)] },
    }))
    expect(await client.penalty(NUMBER)).toEqual({
      cancelable: true,
      penalty: { value: 44, currency: 'eur' },
      reason: '2',
    })
  })

  test.each<[string, string[] | undefined]>([
    ['refuses to cancel', ['ReservationCanNotBeCancelled']],
    ['does not know', ['ReservationNotFound']],
    ['offers no reason for', undefined],
  ])('is not cancelable if the provider %s the reservation', async (_case, codes) => {
    const { client, provider } = start()
    provider.on('cancellationPenaltyList', () => (codes ? { refused: codes } : { body: { cancelPenalties: [] } }))
    expect(await client.penalty(NUMBER)).toEqual({ cancelable: false, penalty: undefined })
  })

  test('is not cancelable if the price is in a currency that baskets do not support', async () => {
    const { client, provider } = start()
    const inFrancs = {
      reason: { id: '1', name: 'x' },
      services: [],
      price: { amount: 1, currency: 'CHF' },
      isCancelable: true,
    }
    provider.on('cancellationPenaltyList', () => ({ body: { cancelPenalties: [inFrancs] } }))
    expect(await client.penalty(NUMBER)).toMatchObject({ cancelable: false, penalty: undefined })
  })
})

describe('cancelling', () => {
  test('is sent once, with the reason that was shown', async () => {
    const { client, provider, context } = start()
    await client.cancel(NUMBER, '2', context.clock.now())
    expect(provider.of('reservationCancel').map(({ body }) => body)).toEqual([
      { reservationNumber: NUMBER, reason: '2' },
    ])
  })

  test.each([
    [0, false],
    [1, false],
    [2, true],
    [3, true],
    [9, false],
  ])('reservation status %i counts as cancelled: %s', async (reservationStatus, expected) => {
    const { client, provider } = start()
    const { reservationData, ...body } = exampleReservation()
    const data = { ...reservationData, reservationInfo: { ...reservationData.reservationInfo, reservationStatus } }
    provider.on('reservationView', () => ({ body: { ...body, reservationData: data } }))
    expect(await client.isCancelled(NUMBER)).toBe(expected)
  })

  test('F15: refuses a response about another reservation', async () => {
    const { client } = start()
    expect(await problemOf(client.isCancelled('OTHER01'))).toMatchObject({ name: 'upstream-contract' })
  })
})

/** The example reservation of the provider. */
const exampleReservation = () =>
  providerExample('reservationView') as {
    reservationNumber: string
    reservationData: { reservationInfo: object }
  }

describe('the fee through the agency', () => {
  const lira = (value: number) => ({ value, currency: 'try' }) as const
  const policies = [
    { from: '2027-05-10T00:00:00Z', price: lira(100) },
    { from: '2027-05-01T00:00:00Z', price: lira(50) },
  ]
  test.each([
    ['2027-04-30T23:59:59Z', 0],
    ['2027-05-01T00:00:00Z', 50],
    ['2027-05-09T23:59:59Z', 50],
    ['2027-05-10T00:00:00Z', 100],
  ])('at %s is %i', (now, expected) => {
    expect(feeAt(policies, Date.parse(now), 'try')).toEqual(lira(expected))
  })

  test('is undefined without policies', () => {
    expect(feeAt([], 0, 'try')).toBeUndefined()
  })
})
